/** Whether the reader wants to load no more than is needed, as far as the browser tells. */
export const isThrifty = (browser: object): boolean =>
  (browser as { connection?: { saveData?: boolean } }).connection?.saveData === true;
