<?php

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class WilayahSeeder extends Seeder
{
    public function run()
    {
        DB::table('wilayah')->insert([
            'id' => 1,
            'parent_id' => 0,
            'name' => 'Kab. Nias',
        ]);
        DB::table('wilayah')->insert([
            'id' => 2,
            'parent_id' => 1,
            'name' => 'Kec. Gido',
        ]);
        DB::table('wilayah')->insert([
            'id' => 3,
            'parent_id' => 0,
            'name' => 'Kab. Karo',
        ]);
    }
}
