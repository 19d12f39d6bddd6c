// Threads that start as a tangle and are straight and evenly spaced by the time they leave the brackets.
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const ease = (t) => t * t * (3 - 2 * t);
const soft = (value, limit) => limit * Math.tanh(value / limit);
const clamp = (t) => Math.min(1, Math.max(0, t));

/** Path data of `count` threads running downwards from `from` to `to`, calm from `calm` on. */
globalThis.strands = function strands({ count, seed, from, calm, to, middle, spread, gap, limit }) {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const waves = [1, 2, 3, 4, 5].map((order) => ({
      turns: order * (0.55 + next() * 0.5),
      phase: next() * Math.PI * 2,
      across: (next() * 2 - 1) / order ** 0.55,
      along: (next() * 2 - 1) / order ** 0.55,
    }));
    const lane = middle + (index - (count - 1) / 2) * gap;
    const points = [];
    for (let step = 0; step <= 260; step++) {
      const t = step / 260;
      const wild = 1 - ease(clamp(t / 0.9));
      let across = 0;
      let along = 0;
      for (const wave of waves) {
        const angle = wave.phase + wave.turns * t * Math.PI * 4;
        across += wave.across * Math.sin(angle);
        along += wave.along * Math.cos(angle);
      }
      const x = lane + soft(across * spread * wild ** 1.15, limit[0]);
      const y = from + (calm - from) * t + soft(along * spread * wild ** 1.6, limit[1]);
      points.push([x, y]);
    }
    points.push([lane, to]);
    return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  });
};

globalThis.draw = function draw(group, paths) {
  document.querySelector(group).innerHTML = paths.map((d) => `<path d="${d}"/>`).join("");
};
