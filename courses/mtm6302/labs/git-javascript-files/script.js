console.log('The script is running.');

// 1. Data of the trip

// 2. Calculations

// 3. Output
