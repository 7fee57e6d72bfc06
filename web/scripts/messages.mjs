// Prints every message of the product in one language, English unless another is named, file by file
// with its key, so that all of them can be read in one go: npm run messages [de|fr]

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const language = process.argv[2] ?? 'en';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const inside = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const folders = ['web/src', ...inside('web/src/boards'), ...inside('crates'), ...inside('games')];

/** Key and text of each message: continued lines are joined, blank ones and comments left out. */
function messagesOf(source) {
  const found = [];
  for (const line of source.split('\n')) {
    const start = /^([a-zA-Z][\w-]*) = ?(.*)$/.exec(line);
    if (start) found.push({ key: start[1].replaceAll('-', '.'), text: [start[2]] });
    else if (/^\s+\S/.test(line)) found.at(-1)?.text.push(line.trim());
  }
  return found.map(({ key, text }) => `${key}: ${text.join(' ').trim()}`);
}

const files = folders
  .map((folder) => `${folder}/locales/${language}.ftl`)
  .filter((file) => existsSync(join(root, file)));
if (files.length === 0) {
  console.error(`There are no messages in “${language}”.`);
  process.exit(1);
}
let count = 0;
for (const file of files) {
  const messages = messagesOf(readFileSync(join(root, file), 'utf8'));
  count += messages.length;
  console.log(`\n# ${file}\n\n${messages.join('\n')}`);
}
console.log(`\n${count} messages in ${files.length} files`);
