/** Devices, whatever follows the first `.`: opening `NUL.txt` opens the device. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³])[ ]*(?:[.:]|$)/i;

/**
 * Whether Windows would take a path for something else than the file of that name: a device, a stream, another drive,
 * or a name that it changes. Such a path is never looked at there.
 * @param path with `/` between its parts
 */
export function isStrangeOnWindows(path: string): boolean {
  return path.split('/').some((part) => /[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part) || device.test(part));
}
