<?php

namespace App\Data;

final class Locations
{
    public const REGIONS = [
        'Arusha City' => ['Kati', 'Themi'],
        'Mtwara' => ['Chikongola'],
    ];

    public static function districts(string $region): array
    {
        return self::REGIONS[$region] ?? [];
    }
}
