import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/formats/common/leftovers.ts
var saved = "(?:bak|backup|orig|old|rej|save)";
var behind = [
  ["temporary", /^te?mp(?:-[\w-]{1,40}|\d{1,40})?$/],
  ["backup", new RegExp(`^${saved}(?:-?[\\w-]{1,40})?$`)]
];
var last = /^(?:new|part|sw[a-p])(?:-?\d{1,40})?$/;
var within = [
  ["temporary", /^(?:te?mp|new)(?:-?\d{1,40})?$/],
  ["backup", new RegExp(`^${saved}(?:-?\\d{1,40})?$`)]
];
var around = [
  ["temporary", /^#(?<name>.{1,200})#$/],
  ["temporary", /^\.#(?<name>.{1,200})$/],
  ["temporary", /^(?<name>\w{1,80})_(?:BACKUP|BASE|LOCAL|REMOTE)_\d{1,20}(?<ending>\.md|\.jsonl?)$/],
  ["backup", /^(?<name>[^~]{1,200}?)(?:\.~\d{1,9})?~$/]
];
function leftoverAmong(file, isKept, others = []) {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const name = file.slice(folder.length);
  for (const made of [madeAround(name), madeBehind(name, [...others, ...behind]), madeWithin(name)]) {
    if (made && isKept(folder + made[1])) return { file, kind: made[0], of: folder + made[1] };
  }
  return void 0;
}
function madeAround(file) {
  for (const [kind, form] of around) {
    const { name, ending = "" } = form.exec(file)?.groups ?? {};
    if (name !== void 0) return [kind, name + ending];
  }
  return void 0;
}
function madeBehind(name, forms) {
  const words = wordsOf(name);
  const ending = words.findIndex((word2, index) => index > 0 && isEnding(word2));
  const rest = ending < 0 ? [] : words.slice(ending + 1);
  const of = words.slice(0, ending + 1).join(".");
  for (const [kind, form] of forms) if (rest.some((word2) => form.test(word2))) return [kind, of];
  const word = rest.findLast((one) => !/^\d{1,40}$/.test(one));
  return word !== void 0 && last.test(word) ? ["temporary", of] : void 0;
}
function madeWithin(name) {
  const words = wordsOf(name);
  const [first, word = "", ending = ""] = [words[0], ...words.slice(1).slice(-2)];
  const found = words.length > 2 && isEnding(ending) ? within.find(([, form]) => form.test(word)) : void 0;
  return found && [found[0], `${first}.${ending}`];
}
function wordsOf(name) {
  return name.replace(/^\./, "").split(".");
}
function isEnding(word) {
  return word === "md" || word === "json" || word === "jsonl";
}

export {
  leftoverAmong
};
