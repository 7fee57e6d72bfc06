// Whose turn it is, for somebody who looks elsewhere: in the tab's title, on its icon, and as a notice
// of the system where they asked for one.

import { HOME } from '../server';
import type { MatchInfo } from '../wire';
import type { SeatView } from './store';

/** Whether this seat has something to decide; where nobody else plays that is no news. */
export function isAsked(info: MatchInfo, view: SeatView | undefined): boolean {
  if (!view || view.update.ending || view.update.seat === undefined) return false;
  if (info.seats.every((seat) => seat.yours)) return false;
  return (view.update.prompt?.options.length ?? 0) > 0;
}

/** Whether a person is waited for: that may take long enough to look elsewhere. */
export function waitsForPeople(info: MatchInfo, view: SeatView | undefined): boolean {
  if (info.phase !== 'running' || isAsked(info, view)) return false;
  return info.seats.some((seat) => !seat.yours && seat.holder !== 'bot' && seat.holder !== 'nobody');
}

/** Marks the tab's icon, or takes the mark away. */
export function markIcon(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = new URL(marked ? 'icon-turn.svg' : 'icon.svg', HOME).href;
}

/** Whether this browser has notices at all, and whether this person allowed them. */
export const noticesAre = (): NotificationPermission | 'missing' =>
  typeof Notification === 'undefined' ? 'missing' : Notification.permission;

/** Asks the browser to allow them; whether it does. */
export async function allowNotices(): Promise<boolean> {
  if (noticesAre() === 'missing') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** One notice a match: a newer one takes the place of the last. It tells nothing of what happened. */
export async function notify(match: string, title: string, body: string): Promise<void> {
  if (noticesAre() !== 'granted') return;
  const more = { body, tag: `turn-${match}`, icon: new URL('icon-192.png', HOME).href };
  // On phones only the service worker may show one.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, { ...more, data: { open: location.href } });
  const notice = new Notification(title, more);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
