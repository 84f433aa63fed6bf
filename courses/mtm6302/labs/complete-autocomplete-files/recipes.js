const recipes = [
  {
    name: 'Squash soup',
    minutes: 40,
    tags: ['vegan', 'soup'],
    ingredients: { squash: '1', 'coconut milk': '400 ml', ginger: '2 cm' },
  },
  {
    name: 'Lentil soup',
    minutes: 35,
    tags: ['vegan', 'soup'],
    ingredients: { 'red lentils': '250 g', carrots: '3', lemon: '1' },
  },
  {
    name: 'Bannock',
    minutes: 30,
    tags: ['bread'],
    ingredients: { flour: '400 g', butter: '60 g', 'baking powder': '4 tsp' },
  },
  {
    name: 'Potato pancakes',
    minutes: 30,
    tags: ['vegetarian'],
    ingredients: { potatoes: '800 g', onion: '1', eggs: '2' },
  },
  {
    name: 'Blueberry pancakes',
    minutes: 25,
    tags: ['vegetarian', 'breakfast'],
    ingredients: { flour: '200 g', milk: '300 ml', blueberries: '150 g' },
  },
  {
    name: 'Bean chili',
    minutes: 50,
    tags: ['vegan'],
    ingredients: { beans: '2 cans', tomatoes: '1 can', peppers: '2' },
  },
  {
    name: 'Mushroom risotto',
    minutes: 45,
    tags: ['vegetarian'],
    ingredients: { rice: '300 g', mushrooms: '250 g', stock: '1 l' },
  },
  {
    name: 'Rice and beans',
    minutes: 40,
    tags: ['vegan'],
    ingredients: { rice: '250 g', beans: '1 can', thyme: '1 tsp' },
  },
  {
    name: 'Beet salad',
    minutes: 20,
    tags: ['vegan', 'salad'],
    ingredients: { beets: '4', walnuts: '50 g', vinegar: '2 tbsp' },
  },
  {
    name: 'Apple crumble',
    minutes: 55,
    tags: ['vegetarian', 'dessert'],
    ingredients: { apples: '6', oats: '100 g', butter: '80 g' },
  },
];
