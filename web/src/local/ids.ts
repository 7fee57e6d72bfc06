// Which matches are on this device: the one place that decides, by their ids and addresses.

const MARK = 'local-';

/** Whether a match is on this device. */
export const isLocal = (match: string): boolean => match.startsWith(MARK);

const LESSON = `${MARK}lesson-`;

/** Whether a match shows a lesson: it is kept as long as the page is open, and taught by the house. */
export const isLesson = (match: string): boolean => match.startsWith(LESSON);

/** A fresh id for a lesson. */
export const newLessonId = (): string => LESSON + newLocalId().slice(MARK.length);

/** A fresh id. */
export function newLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return MARK + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a path of the API is answered on this device. */
export const isLocalPath = (path: string): boolean =>
  path.startsWith('/device/') || path.startsWith(`/matches/${MARK}`);
