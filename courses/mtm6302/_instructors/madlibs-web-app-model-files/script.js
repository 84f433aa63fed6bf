const title = document.querySelector('h1');
const part1 = document.querySelector('#part-1');
const part2 = document.querySelector('#part-2');
const part3 = document.querySelector('#part-3');

function withArticle(word) {
  const first = word[0];
  if (first === 'a' || first === 'e' || first === 'i' || first === 'o' || first === 'u') {
    return `an ${word}`;
  }
  return `a ${word}`;
}

function plural(number, noun) {
  if (number === 1) {
    return `1 ${noun}`;
  }
  return `${number} ${noun}s`;
}

function very(times) {
  let text = 'very';
  for (let i = 1; i < times; i++) {
    text += ' very';
  }
  return text;
}

function ending(feeling) {
  switch (feeling) {
    case 'happy':
      return `They became friends, and ${hero} forgot to return the books.`;
    case 'scary':
      return `Then the lights went out, and the ${animal} laughed.`;
    default:
      return 'Nobody knows what happened after that.';
  }
}

function tellStory() {
  title.textContent = `${hero} and the ${animal}`;
  document.title = title.textContent;

  part1.textContent = `Last night, ${hero} met ${withArticle(adjective)} ${animal} in the library.`;
  part2.textContent = `It carried ${plural(count, thing)} and looked ${very(count)} proud.`;
  part3.textContent = ending(mood);

  const main = document.querySelector('main');
  main.classList.toggle('is-happy', mood === 'happy');
  main.classList.toggle('is-scary', mood === 'scary');
}

tellStory();
