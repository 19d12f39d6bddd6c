import type { ServedHead } from "./served-head.ts";

/**
 * Usual lengths at which search engines and link previews cut a text, in characters.
 * Their real limits are in pixels.
 */
const limits = { title: 60, description: 160 };

/** Shows how each page looks as a search result and as a link preview. */
export function PreviewPage({ heads, favicon }: { heads: readonly ServedHead[]; favicon: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Previews of every page</title>
        <link rel="icon" href={favicon} />
        <style>{styles}</style>
      </head>
      <body>
        <header>
          <h1>Previews</h1>
          <p>Made of the metadata that each page is served with. Reload after a change.</p>
        </header>
        <main>
          {heads.map((head) => (
            <section key={head.path} aria-label={head.path}>
              <h2>
                <a href={head.path}>{head.path}</a> <Lengths head={head} />
              </h2>
              <SearchResult head={head} favicon={favicon} />
              <LargeCard head={head} />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function Lengths({ head }: { head: ServedHead }) {
  return (["title", "description"] as const).map((name) => {
    const { length } = head[name];
    return (
      <small key={name} className={length > limits[name] ? "long" : ""}>
        {name} {length}/{limits[name]}
      </small>
    );
  });
}

function SearchResult({ head, favicon }: { head: ServedHead; favicon: string }) {
  return (
    <article className="result">
      <div className="source">
        <img src={favicon} alt="" width="28" height="28" />
        <div>
          <b>{head.siteName}</b>
          <span>{[head.host, ...head.trail].join(" › ")}</span>
        </div>
      </div>
      <h3>{head.title}</h3>
      <p>
        {head.modified && <time>{head.modified} — </time>}
        {head.description}
      </p>
      {!head.indexable && <p className="long">noindex: it will not be shown</p>}
    </article>
  );
}

function LargeCard({ head }: { head: ServedHead }) {
  const { image } = head;
  return (
    <article className="card">
      {image ? (
        <img src={image.src} alt={image.alt} width={image.width} height={image.height} />
      ) : (
        "no og:image"
      )}
      <div>
        <span>{head.host}</span>
        <h3>{head.cardTitle}</h3>
        <p>{head.cardDescription}</p>
      </div>
    </article>
  );
}

const styles = `
:root { color-scheme: light dark; --line: light-dark(#dadce0, #3c4043); --soft: light-dark(#4d5156, #bdc1c6);
  --link: light-dark(#1a0dab, #99c3ff); --sheet: light-dark(#f2f3f5, #232428) }
body { margin: 0 auto; padding: 2rem 1.25rem 5rem; max-width: 75rem; font: 15px/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #17181b) }
h1, h2, h3, p { margin: 0 }
header { margin-bottom: 2rem } header p, small { color: var(--soft) }
section { display: grid; grid-template-columns: minmax(0, 600px) minmax(0, 500px); gap: 1rem 3rem;
  padding: 1.5rem 0 2.5rem; border-top: 1px solid var(--line); align-items: start }
h2 { grid-column: 1 / -1; font: 600 15px/1.5 ui-monospace, monospace } h2 a { color: inherit }
small { margin-left: 1rem; font: 13px system-ui } .long { color: light-dark(#b3261e, #f2b8b5); font-weight: 600 }
.result .source { display: flex; gap: .75rem; align-items: center; font-size: 14px; line-height: 1.3 }
.result .source b { display: block; font-weight: 400 } .result .source span { color: var(--soft); font-size: 12px }
.result h3 { margin-top: .4rem; color: var(--link); font: 400 20px/1.3 arial, sans-serif;
  overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
.result p { color: var(--soft); font: 14px/1.58 arial, sans-serif; overflow: hidden;
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
.card { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--sheet) }
.card img { display: block; width: 100%; height: auto; aspect-ratio: 1.91; object-fit: cover }
.card div { padding: .75rem 1rem 1rem } .card span { color: var(--soft); font-size: 12px }
.card h3 { font-size: 16px; line-height: 1.3 } .card p { margin-top: .2rem; color: var(--soft); font-size: 14px;
  overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
@media (max-width: 900px) { section { grid-template-columns: minmax(0, 1fr) } }
`;
