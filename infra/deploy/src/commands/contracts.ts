import { readFileSync } from 'node:fs';
import { canDeploy } from '@pathshala/pact/can-deploy';
import { recordCheckout, verifyCheckout } from '@pathshala/pact/checkout';
import { openPactStore, type LiveVersions } from '@pathshala/pact/pact-store';
import { decide } from '@pathshala/pact/decide';
import { liveVersions } from '@pathshala/releases/live-versions';
import { Rejection } from '@pathshala/releases/rejection';
import { readState } from '@pathshala/releases/state-log';
import type { Command, Context, Output } from '../command.ts';
import { builtVersion } from '../repository/repository.ts';
import { fetchContracts, storeContracts } from '../store-contracts.ts';

/** Reads what is live from `--live FILE`, else from the store, whose records of these parts are copied to this machine. */
async function readLive(
  { open, options, repository }: Context,
  own: { readonly part: string; readonly version: string },
  further: LiveVersions = {},
): Promise<LiveVersions> {
  if (options.live !== undefined) return JSON.parse(readFileSync(options.live, 'utf8')) as LiveVersions;
  const { store } = await open();
  const live = liveVersions(await readState(store));
  await fetchContracts(store, repository.records, { versions: { ...live, ...further }, own });
  return live;
}

/** Whether the version of this repository, or a recorded one, fits what is live. Changes nothing but the records of this machine. */
export const canIDeploy: Command = async (context, [part = '', given]) => {
  const { repository, versionOfSources } = context;
  const version = given ?? versionOfSources(part);
  const question = { part, version };
  const live = await readLive(context, question);
  const opened = openPactStore(repository.records);
  if (given !== undefined) return answerOf(`${part} ${version}`, await decide({ ...question, live }, opened));
  // A version is a hash of what runs: its tests may have changed since it was recorded.
  if (live[part] !== version) opened.forget(question);
  const versionOf = (name: string) => (name === part ? version : builtVersion(repository, name));
  const asked = { ...question, live, checkout: repository, versionOf, store: repository.records };
  return answerOf(`${part} ${version}, of this checkout,`, await canDeploy(asked));
};

function answerOf(
  name: string,
  decision: { readonly ok: boolean; readonly reasons: readonly string[] },
): Output {
  const { ok, reasons } = decision;
  const answer = ok ? `yes: ${name} can be deployed` : `no: ${name} cannot be deployed`;
  const text = [answer, ...reasons.map((reason) => `  - ${reason}`)].join('\n');
  return { text, data: decision, isRefused: !ok };
}

/** Records what a version needs, verifies the pacts of the live consumers and of `--for`, and copies both to the store. */
export const verifyPacts: Command = async (context, [part = '', given]) => {
  const { repository, options, open } = context;
  const version = given ?? repository.versionOf(part);
  const candidate = candidateOf(options.for);
  const live = { ...(await readLive(context, { part, version }, candidate)), ...candidate };
  const { records } = repository;
  recordCheckout(repository, { part, version }, records);
  await verifyCheckout(repository, { part, version, live: { ...live, [part]: version }, store: records });
  if (options.live === undefined) await storeContracts((await open()).store, records, { [part]: version });
  const found = openPactStore(records).verificationsOf({ part, version });
  const failed = found.filter((one) => one.found.length > 0).map(({ consumer }) => consumer);
  const details =
    failed.length === 0
      ? ''
      : ` (it does not give all that is needed by ${failed.join(', ')}: can-i-deploy says what)`;
  return { text: `verified: ${part} ${version}${details}`, data: { part, version, verified: found } };
};

/** `--for mfe-words@v1`: a consumer that is not live yet. */
function candidateOf(text: string | undefined): LiveVersions {
  if (text === undefined) return {};
  const [, part, version] = /^([\w-]+)@([\w.-]+)$/.exec(text) ?? [];
  if (part === undefined || version === undefined)
    throw new Rejection(`--for ${text} is not like --for mfe-words@v1.`);
  return { [part]: version };
}
