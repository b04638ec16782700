Category.create!(id: 1, name: "Home", parent_id: nil)
Category.create!(id: 2, name: "Kitchen", parent_id: 1)
Category.create!(id: 3, name: "Bath", parent_id: 1)
Category.create!(id: 4, name: "Garden", parent_id: nil)
