const show = (id, text) => {
  const place = document.getElementById(id);
  place.textContent = text;
  place.hidden = false;
};

/** A failed call is shown where the answer would be. */
const listen = (element, type, handle) => {
  element.addEventListener(type, (event) => {
    event.preventDefault();
    handle(event).catch((error) => show('answer', String(error)));
  });
};

const post = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const indented = (response, text) => {
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  return isJson ? JSON.stringify(JSON.parse(text), null, 2) : text;
};

listen(document.getElementById('person'), 'change', async ({ target }) => {
  await post('/dev/person', { person: target.value });
});

for (const form of document.querySelectorAll('form.call'))
  listen(form, 'submit', async () => {
    const path = form.elements.path.value;
    const response = await fetch(`/api${path}`);
    show('answer', `GET ${path}: ${response.status}\n${indented(response, await response.text())}`);
    document.getElementById('answer').scrollIntoView({ block: 'nearest' });
  });

for (const form of document.querySelectorAll('form.event'))
  listen(form, 'submit', async () => {
    const body = { name: form.dataset.name, data: JSON.parse(form.elements.data.value) };
    const response = await post('/dev/events', body);
    form.querySelector('output').textContent = await response.text();
  });

listen(document.getElementById('refresh'), 'click', async () => {
  const response = await fetch('/dev/published');
  show('published', indented(response, await response.text()));
});
