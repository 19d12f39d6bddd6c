import { media, queryOf } from "#client/styles/media.ts";

/** In the visitor's session: the faces are in the browser's cache. */
export const facesCached = "faces";

/**
 * Runs in the head, before anything is painted. On a phone that comes for the first time it marks the page as an arrival
 * (see styles.ts); on one that has the faces it asks the cache for them before the first layout. Who follows a link to a
 * place below the first screen needs that layout at once. A string, for its hash stands in the Content-Security-Policy.
 */
export const headScript = `if(matchMedia("${queryOf(media.belowRoomy)}").matches)try{
location.hash||sessionStorage.getItem("${facesCached}")
?document.fonts.forEach(face=>{face.display=="optional"&&face.load().catch(()=>{})})
:document.documentElement.dataset.arrival=""
}catch{}`;
