import { escapeHtml } from '@pathshala/rules/escape-html';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { EventExample } from '@pathshala/pact/examples';
import type { ServiceDefinition } from '@pathshala/service-kit/service/service';
import { personNames, type PersonName, type Persons } from './persons.ts';
import { isInitial } from './stub-events.ts';

interface PageContent {
  readonly definition: ServiceDefinition;
  readonly persons: Persons;
  readonly chosen: PersonName;
  readonly examples: readonly EventExample[];
}

/** Renders what the service answers, subscribes to and publishes. `page.mjs` makes it interactive. */
export function renderPage({ definition, persons, chosen, examples }: PageContent): string {
  const { name, routes, publishes } = definition;
  const subscribed = [...new Set(definition.subscriptions.map(({ event }) => event.name))].sort();
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)} alone</title>
<link rel="stylesheet" href="/dev/page.css"><script type="module" src="/dev/page.mjs"></script></head>
<body>
<h1>${escapeHtml(name)} alone</h1>
<p><label>Calls are made as <select id="person">${personNames.map((person) => optionOf(person, { persons, chosen })).join('')}</select></label></p>
<h2>Routes</h2>
<table><tr><th>method</th><th>path</th><th>access</th><th>summary</th></tr>
${routes.map(({ route }) => rowOf(route)).join('\n')}
</table>
<pre id="answer" aria-live="polite" hidden></pre>
<h2>Subscribes to</h2>
${subscribed.map((event) => eventForm(event, examples)).join('\n') || '<p>No events.</p>'}
<h2>Publishes</h2>
<ul>${publishes.map((event) => `<li><code>${escapeHtml(event.name)}</code></li>`).join('')}</ul>
<p><button type="button" id="refresh">Show what it published since its start</button></p>
<pre id="published" aria-live="polite" hidden></pre>
</body>
</html>
`;
}

function optionOf(person: PersonName, { persons, chosen }: Pick<PageContent, 'persons' | 'chosen'>): string {
  const { userId } = persons[person];
  const text = userId === null ? person : `${person} (${userId})`;
  return `<option value="${person}"${person === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`;
}

function rowOf({ method, path, access, summary }: RouteDefinition): string {
  const who = typeof access === 'string' ? access : `self: ${access.self}`;
  const shown =
    method === 'get'
      ? `<form class="call"><input name="path" aria-label="path" value="${escapeHtml(path)}"> <button>Call</button></form>`
      : `<code>${escapeHtml(path)}</code>`;
  return `<tr><td>${method.toUpperCase()}</td><td>${shown}</td><td>${escapeHtml(who)}</td><td>${escapeHtml(summary)}</td></tr>`;
}

function eventForm(event: string, examples: readonly EventExample[]): string {
  const own = examples.filter(({ name }) => name === event);
  if (own.length === 0) return `<p><code>${escapeHtml(event)}</code>: no pact has an example.</p>`;
  return own
    .map(
      (
        example,
      ) => `<details><summary><code>${escapeHtml(example.description)}</code> from ${escapeHtml(example.publisher)}${isInitial(example) ? '' : ', not published at the first start'}</summary>
<form class="event" data-name="${escapeHtml(event)}"><textarea name="data" aria-label="data" rows="12">${escapeHtml(JSON.stringify(example.data, null, 2))}</textarea>
<button>Publish</button> <output></output></form></details>`,
    )
    .join('\n');
}
