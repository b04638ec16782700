public class Cities {
    public static final String[][] CITIES = {
        {"01", "Rabat"},
        {"02", "Fès"},
        {"03", "Tanger"},
    };
}
