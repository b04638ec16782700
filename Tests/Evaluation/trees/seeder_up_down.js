'use strict';

module.exports = {
  up: async (queryInterface, Sequelize) => {

      await queryInterface.bulkInsert('states', [
        {
          'id' : 1,
          'stateName' : 'Andaman and Nicobar Islands',
          'country_id' : 101
        },
        {
          'id' : 2,
          'stateName' : 'Andhra Pradesh',
          'country_id' : 101
        },
        {
          'id' : 3,
          'stateName' : 'Assam',
          'country_id' : 101
        }
      ], {});
  },

  down: async (queryInterface, Sequelize) => {
    await queryInterface.bulkDelete('states', null, {});
  }
};
