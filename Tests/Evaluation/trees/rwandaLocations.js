export const rwandaLocations = {
  "Kigali City": {
    districts: {
      Gasabo: {
        sectors: {
          Bumbogo: {
            cells: {
              Bumbogo: ["Gasharu", "Kigarama", "Muhozi"],
              Kinyaga: ["Akakaza", "Kigarama"]
            }
          },
          Gatsata: {
            cells: {
              Karuruma: ["Akamamana", "Kadobogo"]
            }
          }
        }
      },
      Nyarugenge: {
        sectors: {
          Gitega: {
            cells: {
              Akabahizi: ["Akabahizi", "Gihanga"]
            }
          }
        }
      }
    }
  }
};
