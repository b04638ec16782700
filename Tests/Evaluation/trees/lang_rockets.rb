# frozen_string_literal: true

module Geo
  REGIONS = {
    'Tirana' => ['Kamëz', 'Vorë'],
    'Fier' => %w[Lushnjë Patos],
  }.freeze

  def self.districts(name)
    REGIONS[name]
  end
end
