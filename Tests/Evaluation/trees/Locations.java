package com.example;

import java.util.*;

public class Locations {
    public static final Map<String, String[]> CITIES = new LinkedHashMap<>();
    static {
        CITIES.put("Cairo", new String[]{"Nasr City", "Maadi"});
        CITIES.put("Giza", new String[]{"Dokki", "Haram"});
    }
}
