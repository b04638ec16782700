<?php

namespace Database\Seeders;

use App\Models\Province;
use Illuminate\Database\Seeder;

class DistrictsSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        Province::create([
            'id'          =>  '11',
            'parent_id'   =>  '0',
            'name'        =>  'ACEH',
        ]);
        Province::create([
            'id'          =>  '1101',
            'parent_id'   =>  '11',
            'name'        =>  'KABUPATEN SIMEULUE',
        ]);
        Province::create([
            'id'          =>  '1101010',
            'parent_id'   =>  '1101',
            'name'        =>  'TEUPAH SELATAN',
        ]);
        Province::create([
            'id'          =>  '12',
            'parent_id'   =>  '0',
            'name'        =>  'SUMATERA UTARA',
        ]);
        Province::create([
            'id'          =>  '1201',
            'parent_id'   =>  '12',
            'name'        =>  'KABUPATEN NIAS',
        ]);
    }
}
