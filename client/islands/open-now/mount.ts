import { findParts } from "#client/islands/find-parts.ts";
import type { Site } from "#shared/content/site.ts";
import { formatMessage } from "#shared/format.ts";
import { formatClock, type OpeningHours, type OpeningStatus, openingStatus } from "#shared/opening-hours.ts";

export interface OpenNowProps {
  openingHours: OpeningHours;
  content: Site["contact"]["direct"]["now"];
}

export type Parts = { line: HTMLElement };

const minute = 60_000;

/** Shows whether the company is open now, and when that changes. */
export function mount(root: HTMLElement, { openingHours, content }: OpenNowProps) {
  const { line } = findParts<Parts>(root);
  let timer = 0;
  const update = () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const text = describeStatus(
      openingStatus(openingHours, new Date(), timeZone),
      content,
      document.documentElement.lang,
    );
    // Setting the same text again would clear the visitor's selection.
    if (line.textContent !== text) line.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(update, minute - (Date.now() % minute));
  };
  // Timers stop while the computer sleeps or the page is in the back/forward cache.
  document.addEventListener("visibilitychange", update);
  update();
}

/** The status in words. `language` decides between 6:00 PM and 18:00. */
export function describeStatus(
  { open, companyTime, visitorTime, far }: OpeningStatus,
  content: OpenNowProps["content"],
  language: string,
) {
  const show = (clock: string, withDay: boolean) =>
    formatClock(clock, language, {
      ...(withDay && { weekday: "long" }),
      ...(far && { month: "long", day: "numeric" }),
    }).replace(/\s/g, "\u00a0");
  const otherDay = companyTime.slice(0, 10) !== visitorTime.slice(0, 10);
  const texts = companyTime === visitorTime ? content.sameClock : content.otherClock;
  return formatMessage(open ? texts.open : texts.closed, {
    companyTime: show(companyTime, !open),
    visitorTime: show(visitorTime, !open || otherDay),
  });
}
