interface Help {
  readonly usage: string;
  readonly does: string;
  /** The facts that a first use needs. */
  readonly details: string;
}

const helps: Readonly<Record<string, Help>> = {
  'can-i-deploy': {
    usage: 'PART [VERSION] [--live FILE]',
    does: 'whether a version fits what is live; if not, which consumer, call and field',
    details: `Without VERSION: the version of this repository, whose test as a provider runs with the pacts of the live consumers.
With VERSION: what is recorded of it. The answer is yes (exit code 0) or no with the reasons (1). Nothing is changed in the store.
FILE is JSON, part to live version; left out: what REMOTES_STORE says.`,
  },
  'verify-pacts': {
    usage: 'PART [VERSION] [--for CONSUMER@VERSION] [--live FILE]',
    does: 'records what a version needs, and verifies what others need of it',
    details: `Copies the pacts of the part to the store, runs its test as a provider with those of the live consumers, and copies the
results. --for names a consumer that is not live yet: its team waits for this answer. VERSION: that of this repository.`,
  },
  publish: {
    usage: 'PART [FOLDER] [--image REFERENCE]',
    does: 'checks a build and copies it to the store; nothing live changes',
    details: `A remote: description, files, size, contract, shared modules, paths, contract tests, and a smoke run in Chromium in the shell
of SITE_URL. A service: its bundle, or an image by its reference (--image, with a digest), its contract and its contract tests.
FOLDER: the folder of a remote's build. A version never changes: other bytes need another version.`,
  },
  promote: {
    usage: 'PART VERSION [--override REASON]',
    does: 'gives a published version to everybody; a service is then rolled out',
    details: `Contract, shared modules, paths and contract tests are checked again. --override releases although contract tests fail.
A remote is live within seconds. A service's version is wanted from here on: "roll" on each machine starts it.`,
  },
  canary: {
    usage: 'PART VERSION PERCENT [--at URL,URL] [--override REASON]',
    does: 'gives it to a share of the visitors or students',
    details: `The same ones get it until it ends. A service needs --at: the addresses at which this version was started beside the live one.
Gateways end the canary of a service by themselves when it fails at least twice as often as the live version.`,
  },
  rollback: {
    usage: 'PART',
    does: 'ends the canary, or returns to the version before',
    details: 'It asks for no check. A service is rolled out after it, by "roll".',
  },
  roll: {
    usage: 'SERVICE --run COMMAND [--to FOLDER] [--url URL] [--record]',
    does: 'starts the wanted version of a service on this machine, if another one runs',
    details: `With --to the files of the version are copied to FOLDER/VERSION, and FOLDER/current links to them. COMMAND has PART, VERSION,
IMAGE and COMMIT in its environment, such as "systemctl restart pathshala@svc-words-1". With --url, URL/readyz has to be ready within
60 s. A version that fails is taken back at once (exit code 1). --record, on the last machine: records the version as live.`,
  },
  record: {
    usage: 'SERVICE [VERSION]',
    does: 'notes which version of a service is live',
    details:
      'For a rollout by another tool. Refused when contract tests fail against a live part. VERSION: that of this repository.',
  },
  status: { usage: '', does: 'what is live, since when, by whom, and the last changes', details: '' },
  prune: { usage: '', does: 'removes versions that nobody has had for 30 days', details: '' },
  version: { usage: 'PART', does: 'the version that this repository builds of a part', details: '' },
};

const settings = `REMOTES_STORE names the store (a folder, or s3://bucket/prefix with S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY),
SITE_URL a running site whose shell remotes are checked in, DEPLOY_BY who is written in the history.
--json prints data. Exit codes: 0 done or yes, 1 refused or no, 2 no such command.`;

/** The text of `--help`, on one command or on all. */
export function helpOf(
  commands: readonly string[],
  { program, word }: { readonly program: string; readonly word?: string | undefined },
): string {
  const one = word !== undefined && commands.includes(word) ? helps[word] : undefined;
  if (one !== undefined) {
    const { usage, does, details } = one;
    return [`${program} ${word} ${usage}`.trim(), `  ${does}`, details, settings]
      .filter((text) => text !== '')
      .join('\n\n');
  }
  const rows = commands.map(
    (name) => `  ${`${name} ${helps[name]?.usage ?? ''}`.padEnd(72)} ${helps[name]?.does ?? ''}`,
  );
  return [
    `${program} COMMAND [--help] [--json]`,
    rows.join('\n'),
    'In the repository of one part its name may be left out.',
    settings,
  ].join('\n\n');
}
