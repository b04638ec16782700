# db/seeds.rb
electronics = Category.create!(name: 'Electronics')
phones = Category.create!(name: 'Phones', parent: electronics)
Category.create!(name: 'Android', parent: phones)
Category.create!(name: 'Laptops', parent: electronics)
books = Category.create!(name: 'Books')
Category.create!(name: 'Fiction', parent: books)
