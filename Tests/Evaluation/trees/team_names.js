var companyData = {
  "employee": {
    "0": {
      "employee_id": 0, "name": "emp0", "designation": "CEO", "team-name": "Rentomozo",
      "children": [
        { "employee_id": 1, "name": "emp1", "designation": "Senior Manager", "team-name": "Engineering",
          "children": [
            { "employee_id": 11, "name": "emp11", "designation": "Manager", "team-name": "Team 1", "children": [] },
            { "employee_id": 12, "name": "emp12", "designation": "Manager", "team-name": "Team 2", "children": [] } ] }
      ]
    }
  }
}
