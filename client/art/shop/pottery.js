// Stoneware drawn from a silhouette: bare clay, a glaze dipped to a wavy line, speckles, and one light from the left.
const shapes = {
  jug: {
    body: "M70 42C58 40 46 44 36 40 46 58 66 62 66 78 64 98 42 112 42 144 42 172 62 186 100 186S158 172 158 144C158 112 134 98 132 78 131 66 134 54 138 42z",
    behind:
      '<path d="M134 70C182 54 190 128 150 144" fill="none" stroke="var(--glaze)" stroke-width="13" stroke-linecap="round"/><path d="M134 70C182 54 190 128 150 144" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="13" stroke-linecap="round"/>',
    front:
      '<path d="M37 41C54 35 74 34 95 34 121 34 138 37 138 42S119 50 95 50C76 50 56 47 37 41z" fill="var(--glaze)"/><path d="M46 41.500C58 38 76 37 95 37 118 37 134 39 134 42.500S117 47.500 95 47.500C77 47.500 60 45 46 41.500z" fill="#1c100a" opacity=".5"/>',
    dip: 146,
  },
  vase: {
    body: "M86 18h28C112 40 112 58 116 72 124 90 150 104 150 140 150 170 132 186 100 186S50 170 50 140C50 104 76 90 84 72 88 58 88 40 86 18z",
    rim: [100, 18, 14, 3.5],
    dip: 128,
  },
  bowl: {
    body: "M26 96H174C172 146 148 172 122 178L124 188H76L78 178C52 172 28 146 26 96z",
    rim: [100, 96, 74, 15],
    view: "8 36 184 184",
    dip: 140,
  },
  cup: {
    body: "M54 74H146L138 168C136 182 124 186 100 186S64 182 62 168z",
    rim: [100, 74, 46, 10],
    view: "14 34 172 172",
    dip: 132,
  },
  teapot: {
    body: "M100 72C60 72 36 98 36 132 36 164 58 186 100 186S164 164 164 132C164 98 140 72 100 72z",
    behind:
      '<path d="M56 158C30 150 26 112 4 98L20 80C36 92 44 106 62 108z" fill="var(--glaze)"/><path d="M56 158C30 150 26 112 4 98L9 92C34 108 38 140 60 148z" fill="#000" opacity=".18"/><path d="M66 78C70 22 130 22 134 78" fill="none" stroke="var(--clay)" stroke-width="8"/><path d="M66 78C70 22 130 22 134 78" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="8"/>',
    front:
      '<path d="M68 80C76 66 124 66 132 80 124 88 76 88 68 80z" fill="var(--glaze)"/><path d="M68 80C76 66 124 66 132 80 124 88 76 88 68 80z" fill="#000" opacity=".12"/><circle cx="100" cy="63" r="8" fill="var(--clay)"/>',
    dip: 158,
  },
};

const speckles = Array.from({ length: 90 }, (_, i) => {
  const x = (i * 61.803) % 200;
  const y = (i * 37.377 + (i % 7) * 11) % 200;
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.5 + (i % 5) * 0.22).toFixed(2)}"/>`;
}).join("");

function pot({ pot: name, glaze, clay = "#b98a66", ink = "#2a1d17" }, id) {
  const { body, behind = "", front = "", rim, dip, view = "0 0 200 200" } = shapes[name];
  const wave = `M-10-10H210V${dip - 4}C170 ${dip + 12} 150 ${dip - 14} 118 ${dip + 2}S60 ${dip + 16} 30 ${dip - 2} 0 ${dip} -10 ${dip + 4}z`;
  const inside = rim
    ? `<ellipse cx="${rim[0]}" cy="${rim[1]}" rx="${rim[2]}" ry="${rim[3]}" fill="${glaze}"/><ellipse cx="${rim[0]}" cy="${rim[1] + 1}" rx="${rim[2] - 2.5}" ry="${rim[3] - 1.5}" fill="#1c100a" opacity=".42"/>`
    : "";
  return `<svg viewBox="${view}" style="--glaze:${glaze};--clay:${clay}">
    <defs>
      <clipPath id="c${id}"><path d="${body}"/></clipPath>
      <linearGradient id="l${id}"><stop offset="0" stop-opacity=".10"/><stop offset=".2" stop-opacity="0"/><stop offset=".5" stop-opacity=".03"/><stop offset=".85" stop-opacity=".3"/><stop offset="1" stop-opacity=".24"/></linearGradient>
      <linearGradient id="h${id}"><stop offset=".1" stop-color="#fff" stop-opacity="0"/><stop offset=".28" stop-color="#fff" stop-opacity=".3"/><stop offset=".36" stop-color="#fff" stop-opacity=".2"/><stop offset=".52" stop-color="#fff" stop-opacity="0"/></linearGradient>
    </defs>
    <ellipse cx="124" cy="185" rx="68" ry="7" fill="#2a1d17" opacity=".18"/>
    <ellipse cx="103" cy="185.500" rx="44" ry="4" fill="#2a1d17" opacity=".4"/>
    ${behind}
    <path d="${body}" fill="${clay}"/>
    <g clip-path="url(#c${id})">
      <path d="${wave}" fill="#fff" opacity=".35" transform="translate(0 2)"/>
      <path d="${wave}" fill="${glaze}"/>
      <g fill="${ink}" opacity=".38">${speckles}</g>
      <path d="M0 0h200v200H0z" fill="url(#l${id})"/><path d="M0 0h200v200H0z" fill="url(#h${id})"/>
    </g>
    ${inside}${front}
  </svg>`;
}

for (const [id, element] of document.querySelectorAll("[data-pot]").entries()) {
  element.innerHTML = pot(element.dataset, id);
}
