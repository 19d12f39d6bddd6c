import { media, queryOf } from "#client/styles/media.ts";

/**
 * The window's name when the faces are in the browser's cache. It lasts as long as the visitor stays on this site, like
 * the session's storage; but that is read from another process, for which the first paint would have to wait.
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-name
 */
export const facesCached = "faces-cached";

/**
 * Runs in the head of every page, before anything is painted. On a phone that comes for the first time it marks the page
 * as an arrival (see styles.ts); on one that has the faces it asks the cache for them before the first layout. Who follows
 * a link to a place below the first screen needs that layout at once. On either no frame is lost to a body that is still
 * empty. A string, for its hash stands in the Content-Security-Policy.
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const headScript = `if(matchMedia("${queryOf(media.belowRoomy)}").matches){
document.head.append(Object.assign(document.createElement("link"),{rel:"expect",href:"#first-screen",blocking:"render"}))
location.hash||window.name=="${facesCached}"
?document.fonts.forEach(face=>{face.display=="optional"&&face.load().catch(()=>{})})
:document.documentElement.dataset.arrival=""
}`;
