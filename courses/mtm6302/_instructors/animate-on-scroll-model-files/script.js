const stages = document.querySelectorAll('.stage');

function reveal(entries) {
  for (const entry of entries) {
    if (entry.isIntersecting) {
      entry.target.classList.remove('is-waiting');
      observer.unobserve(entry.target);
    }
  }
}

const observer = new IntersectionObserver(reveal, { threshold: 0.2 });

for (const stage of stages) {
  stage.classList.add('is-waiting');
  observer.observe(stage);
}
