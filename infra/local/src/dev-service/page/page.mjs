const show = (id, text) => {
  const place = document.getElementById(id);
  place.textContent = text;
  place.hidden = false;
};

const post = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const indented = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not every answer is JSON.
    return text;
  }
};

document.getElementById('person').addEventListener('change', async ({ target }) => {
  await post('/dev/person', { person: target.value });
});

for (const form of document.querySelectorAll('form.call'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const response = await fetch(`/api${form.elements.path.value}`);
    show('answer', `GET ${form.elements.path.value}: ${response.status}\n${indented(await response.text())}`);
    document.getElementById('answer').scrollIntoView({ block: 'nearest' });
  });

for (const form of document.querySelectorAll('form.event'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const result = form.querySelector('output');
    try {
      const response = await post('/dev/events', {
        name: form.dataset.name,
        data: JSON.parse(form.elements.data.value),
      });
      result.textContent = response.ok ? 'published' : await response.text();
    } catch (error) {
      result.textContent = String(error);
    }
  });

document.getElementById('refresh').addEventListener('click', async () => {
  const response = await fetch('/dev/published');
  show('published', indented(await response.text()));
});
