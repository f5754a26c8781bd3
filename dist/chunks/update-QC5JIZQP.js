import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Increment
} from "./chunk-M4NCWAO3.js";
import {
  isPermitted,
  permittedTo,
  writerTypeOf,
  writerTypes
} from "./chunk-QGYQC2VK.js";
import {
  changed,
  patchYaml,
  persistenceOrder,
  stateOrder
} from "./chunk-V6JUAB5S.js";
import {
  formOf,
  persistenceLifecycle,
  persistenceSpecification,
  readGridState,
  schemaLifecycle,
  stateFile,
  stateSpecification
} from "./chunk-4OMBM5OY.js";
import "./chunk-LRFVJKG5.js";
import "./chunk-FEIMMAU4.js";
import "./chunk-KJHL3IC5.js";
import "./chunk-WPQ2KQ5F.js";
import "./chunk-G74KQE6F.js";
import "./chunk-HXS6QXFJ.js";
import "./chunk-JFYJO2YG.js";
import "./chunk-QHCGNWDN.js";
import {
  fieldOf,
  formatInstant,
  isDataMap,
  isSameData,
  mapOf,
  parseInstant,
  typesOf
} from "./chunk-V52XWFG2.js";
import "./chunk-74NDXLBV.js";
import "./chunk-VOYRXT6Q.js";
import {
  either,
  inert,
  quote,
  suggestion
} from "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-HKZPIQBH.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";

// src/formats/grid/update/permission.ts
function forbiddenTo(agent, leaves, dialect = "persistence") {
  const type = writerTypeOf(agent);
  if (type === void 0) {
    const types = either(writerTypes.map(quote));
    const fields2 = leaves.map(({ path }) => path.join("."));
    return {
      why: "forbidden",
      message: `nobody knows what ${quote(agent)} may write: its type is none of ${types}`,
      fields: fields2
    };
  }
  const permitted = permittedTo([type]);
  const refused = leaves.filter(({ path }) => !isPermitted(path, permitted, dialect));
  if (refused.length === 0 && permitted.length > 0) return void 0;
  const fields = refused.map(({ path }) => path.join("."));
  const own = permitted.length === 0 ? "its type writes nothing" : `its type writes only ${either(permitted, "and")}`;
  return {
    why: "forbidden",
    message: `${quote(agent)} may not write ${either(fields.map(inert)) || "anything"}; ${own}`,
    fields
  };
}

// src/formats/grid/update/said.ts
function saidBy(node, schema) {
  if (node.kind === "list") return node.items.map((item) => saidBy(item, schema?.items));
  if (node.kind === "map") {
    return mapOf(
      node.entries.map(({ key, value }) => {
        const name = String(key.value);
        return [name, saidBy(value, schema && fieldOf(schema, name))];
      })
    );
  }
  const isText = schema?.["x-kind"] === "commit" && node.value !== null;
  return isText && typeof node.value !== "string" ? node.source : node.value;
}

// src/formats/grid/update/read.ts
async function readValues(tree, root, limits) {
  const state = await soundState(tree, root, limits);
  return state && readingOf(state.dialect, valuesOf(state));
}
async function soundState(tree, root, limits) {
  const state = (await readGridState(tree, root, limits))?.state;
  const isSound = state?.document.faults.every(({ kind }) => kind === "alias");
  return isSound && !(state?.dialect === "prose" && state.unread !== void 0) ? state : void 0;
}
function valuesOf(state) {
  if (state.dialect === "prose") return ofProse(state);
  const { root, verdict } = state.document;
  const values = root && saidBy(root, verdict?.schema);
  return isDataMap(values) ? values : mapOf([]);
}
function ofProse({ cluster, status, phase, block, percent }) {
  return said({
    cluster: cluster?.value,
    status: status?.value,
    phases: said({ total: figure(phase?.total) }),
    position: said({ phase: figure(phase?.current), phase_name: phase?.name, block: figure(block?.current) }),
    progress: said({ blocks_total: figure(block?.total), percent: figure(percent) })
  });
}
var figure = (one) => one?.value;
function said(fields) {
  return mapOf(
    Object.entries(fields).flatMap(
      ([key, value]) => value === void 0 || isDataMap(value) && Object.keys(value).length === 0 ? [] : [[key, value]]
    )
  );
}
var blocked = [schemaLifecycle, persistenceLifecycle].flatMap(
  ({ stages }) => Object.entries(stages).flatMap(([status, stage]) => stage === "waiting" ? [status] : [])
);
function readingOf(dialect, data) {
  const get = (path) => valueAt(data, path);
  const listAt = (path) => asList(get(path));
  const [position, status] = [get("position"), get("status")];
  const percent = get("progress.percent") ?? get("progress_percent");
  return {
    ...{ dialect, data, get },
    position: isDataMap(position) ? position : null,
    activeAgents: listAt("agents.active"),
    status: typeof status === "string" ? status : null,
    percent: typeof percent === "number" ? percent : 0,
    isBlocked: typeof status === "string" && blocked.includes(status),
    blockers: listAt("blockers"),
    canResume: get("resume.can_resume") === true
  };
}
var asList = (value) => Array.isArray(value) ? value : [];
function valueAt(data, path) {
  let at = data;
  for (const part of typeof path === "string" ? path.split(".") : path) {
    if (Array.isArray(at)) at = /^\d{1,9}$/.test(part) ? at[Number(part)] : void 0;
    else at = isDataMap(at) && Object.hasOwn(at, part) ? at[part] : void 0;
  }
  return at;
}

// src/formats/grid/update/fields.ts
var schemas = { schema: stateSpecification.schema, persistence: persistenceSpecification.schema };
function fieldAt(top, path) {
  let schema = top;
  for (const [depth, key] of path.entries()) {
    if (!schema) return { ok: true, schema };
    const above = path.slice(0, depth).join(".");
    if (schema.items) return { ok: false, why: `${inert(above)} is a list, which is given as a whole` };
    const next = fieldOf(schema, key);
    if (!next && isClosed(schema)) return { ok: false, why: unknown(path, depth, schema) };
    schema = next;
  }
  return { ok: true, schema };
}
function isClosed(schema) {
  return schema["x-unknown"] !== "open" && (schema.properties !== void 0 || typesOf(schema).length > 0);
}
function unknown(path, depth, { properties = {} }) {
  const above = path.slice(0, depth).map((key) => `${key}.`);
  const names = Object.keys(properties).map((name) => above.join("") + name);
  const full = path.slice(0, depth + 1).join(".");
  return `there is no field ${inert(full)}${suggestion(full, names)}`;
}
function takesNumbers(schema) {
  const types = typesOf(schema);
  return schema?.["x-kind"] !== "commit" && (types.length === 0 || types.some((type) => /^(?:number|integer)$/.test(type)));
}
function isTextOnly(schema) {
  const types = typesOf(schema);
  if (schema?.["x-kind"] === "commit") return true;
  return types.length > 0 && types.every((type) => type === "string" || type === "null");
}

// src/formats/grid/update/moment.ts
function nextStamp(old, now) {
  const written = typeof old === "string" ? parseInstant(old) : void 0;
  const second = Math.floor(now / 1e3) * 1e3;
  const moment = formatInstant(!written || written.ms < second ? second : Math.max(Math.floor(now), written.ms + 1));
  return written && !written.zoned ? moment.replace(/Z$/, "") : moment;
}

// src/formats/grid/update/wanted.ts
function wantedOf(leaves, data, schema) {
  const values = /* @__PURE__ */ new Map();
  for (const { path, value } of leaves) {
    const field = fieldAt(schema, path);
    const now = valueAt(data, path);
    if (!field.ok && (now === void 0 || isInList(data, path))) return field;
    const wanted = wantedAt(path, value, now, field.ok ? field.schema : void 0);
    if (!wanted.ok) return wanted;
    if (!isNothing(wanted.value, now)) values.set(path.join("."), wanted.value);
  }
  return { ok: true, values };
}
function isInList(data, path) {
  return path.some((_, depth) => Array.isArray(valueAt(data, path.slice(0, depth))));
}
function isNothing(wanted, now) {
  return isDataMap(wanted) && Object.keys(wanted).length === 0 && isDataMap(now);
}
function wantedAt(path, value, now, schema) {
  const added = value === "INCREMENT" && takesNumbers(schema) ? new Increment(1) : value;
  if (!(added instanceof Increment)) return { ok: true, value: added };
  const old = now ?? schema?.default;
  if (typeof old === "number" && Number.isFinite(old)) return { ok: true, value: sum(old, added.by) };
  const found = now === void 0 ? "is not there" : `is ${quote(now)}`;
  return { ok: false, why: `${inert(path.join("."))} ${found}, so nothing can be added to it; expected a number` };
}
var sum = (a, b) => Number((a + b).toFixed(10));

// src/formats/grid/update/wave.ts
var thread = "position.thread";
function endsWave(type, data, wanted) {
  const now = valueAt(data, thread);
  const total = wanted.get("position.thread_total") ?? valueAt(data, "position.thread_total");
  return type === "executor" && typeof total === "number" && now === total && wanted.get(thread) === total + 1;
}
function waveComplete(agent, data) {
  const [wave, commit] = [valueAt(data, "position.wave"), valueAt(data, "resume.last_commit")];
  return {
    ...{ event: "wave_complete", agent },
    wave: typeof wave === "number" ? wave : null,
    commit: typeof commit === "string" ? commit : null
  };
}

// src/formats/grid/update/update.ts
var orders = { schema: stateOrder, persistence: persistenceOrder };
var stamp = "updated_at";
async function updateState(request) {
  const { tree, root, limits, agent, leaves, expected, now } = request;
  const state = await soundState(tree, root, limits);
  if (!state) return { why: "broken" };
  const { dialect, document } = state;
  if (dialect === "prose") return { why: "older", message: older };
  const forbidden = forbiddenTo(agent, leaves, dialect);
  if (forbidden) return forbidden;
  const data = valuesOf(state);
  const stale = staleAt(data, expected);
  if (stale !== void 0) return { why: "stale", message: stale };
  const wanted = wantedOf(leaves, data, schemas[dialect]);
  if (!wanted.ok) return { why: "wrong", message: wanted.why };
  const type = writerTypeOf(agent);
  const isWaveOver = dialect === "schema" && endsWave(type, data, wanted.values);
  const timestamp = nextStamp(valueAt(data, stamp), now);
  const values = new Map([...wanted.values, [stamp, timestamp]]);
  if (isWaveOver) values.delete("position.thread");
  const edits = [...values].map(([field, value]) => ({ path: field.split("."), value }));
  const { yaml } = formOf(document.text);
  const text = patchYaml({ text: document.text, ...yaml }, edits, { limits, order: orders[dialect] });
  const fields = leaves.map(({ path }) => path.join("."));
  const told = { agent, agent_type: type ?? "", fields, timestamp };
  const wave = isWaveOver ? [waveComplete(agent, changed(data, edits))] : [];
  return { text, changes: changesOf(data, values), events: [{ event: "state_updated", ...told }, ...wave] };
}
var older = `${stateFile} is prose, which has no values to change; agent-state-lint migrate brings it to the newest form`;
function staleAt(data, expected) {
  const stale = expected.find(({ path, value }) => !isSameData(valueAt(data, path) ?? null, value));
  if (!stale) return void 0;
  const [found, field] = [quote(valueAt(data, stale.path) ?? null), inert(stale.path.join("."))];
  const what = typeof stale.value === "object" && stale.value !== null ? "another one" : quote(stale.value);
  return `${field} is ${found}, and ${what} was expected: it was changed since it was read; read it again, and decide anew`;
}
function changesOf(data, values) {
  return [...values].map(([field, after]) => ({ field, before: valueAt(data, field) ?? null, after }));
}

// src/formats/grid/update/word.ts
function meaningOfWord(field, word) {
  if (/^[+-]\d{1,15}(?:\.\d{1,10})?$/.test(word)) return new Increment(Number(word));
  const value = parsed(word);
  if (value === void 0) return word;
  const isBare = typeof value === "number" || typeof value === "boolean";
  return isBare && (isTextOnly(schemaOf(field)) || !isExact(value)) ? word : value;
}
function parsed(word) {
  try {
    return JSON.parse(word);
  } catch {
    return void 0;
  }
}
function isExact(value) {
  return typeof value === "boolean" || Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
function schemaOf(field) {
  const found = Object.values(schemas).flatMap((schema) => {
    const known = fieldAt(schema, field);
    return known.ok && known.schema ? [known.schema] : [];
  });
  return found.find((schema) => !isTextOnly(schema) || typesOf(schema).length === 0) ?? found[0];
}

// src/formats/grid/update/index.ts
var updates = {
  read: readValues,
  meaningOf: meaningOfWord,
  forbidden: (agent, leaves) => forbiddenTo(agent, leaves),
  update: updateState
};
export {
  updates
};
