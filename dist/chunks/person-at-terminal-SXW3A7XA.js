import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import "./chunk-5XWL5JNG.js";

// src/cli/person-at-terminal.ts
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
var quiet = 50;
var ctrlC = "";
async function ask(question) {
  if (!await drained(process.stdin)) return void 0;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    reader.on("SIGINT", () => reader.close());
    reader.on("close", () => resolve(void 0));
    reader.question(question, (line) => {
      resolve(line);
      reader.close();
    });
  });
}
function drained(terminal) {
  return new Promise((resolve) => {
    const end = (isThere) => {
      clearTimeout(alarm);
      terminal.off("data", onData).off("end", onEnd).off("error", onEnd).pause();
      terminal.setRawMode(false);
      resolve(isThere);
    };
    const onEnd = () => end(false);
    const onData = (chunk) => {
      if (chunk.toString().includes(ctrlC)) end(false);
      else alarm.refresh();
    };
    const alarm = setTimeout(() => end(true), quiet);
    terminal.on("data", onData).on("end", onEnd).on("error", onEnd);
    terminal.setRawMode(true);
    terminal.resume();
  });
}
async function edit(paths) {
  const isWindows = process.platform === "win32";
  const { VISUAL, EDITOR } = process.env;
  const editor = VISUAL || EDITOR || (isWindows ? "notepad" : "vi");
  try {
    const end = await endOf(
      () => isWindows ? spawn(`${editor} ${paths.map((path) => `"${path}"`).join(" ")}`, { stdio: "inherit", shell: true }) : spawn("/bin/sh", ["-c", `${editor} "$@"`, "editor", ...paths], { stdio: "inherit" })
    );
    return end === 0 ? void 0 : `the editor ${editor} ended with ${end}`;
  } catch (error) {
    return `the editor cannot be started: ${error.message}`;
  }
}
var defaultPager = "command -v less > /dev/null || exit 127; exec less -FRX";
async function page(text) {
  if (process.platform === "win32") return false;
  const { PAGER } = process.env;
  try {
    const end = await endOf(() => {
      const child = spawn("/bin/sh", ["-c", PAGER || defaultPager], { stdio: ["pipe", "inherit", "inherit"] });
      child.stdin.on("error", () => void 0);
      child.stdin.end(text);
      return child;
    });
    return end === 0;
  } catch {
    return false;
  }
}
async function endOf(start) {
  const ignored = () => void 0;
  process.on("SIGINT", ignored);
  try {
    return await new Promise((resolve, reject) => {
      const child = start();
      child.on("error", reject);
      child.on("close", (status, signal) => resolve(signal ?? status ?? "no status"));
    });
  } finally {
    process.off("SIGINT", ignored);
  }
}
export {
  ask,
  edit,
  page
};
