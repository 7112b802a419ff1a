/** The clipboard of other programs, shortened, and the text that it becomes. */
export const pastedSamples: readonly {
  readonly source: string;
  readonly html: string;
  readonly fragment: string;
}[] = [
  {
    source: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-size:16.0pt'>Motion<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8pt'><b style='mso-bidi-font-weight:normal'>Speed</b> is <i>distance</i>&nbsp;over <u>time</u>: H<sub>2</sub>O<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>first<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span></span><![endif]>nested<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp;</span></span></span><![endif]>second<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=200 style='width:150pt'><p class=MsoNormal>a<o:p></o:p></p></td><td><p class=MsoNormal>খ<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=10 src="file:///C:/Users/x/clip_image001.png">End<o:p></o:p></p>
<!--EndFragment--></body></html>`,
    fragment:
      '<h2>Motion</h2><p><strong>Speed</strong> is <em>distance</em> over <u>time</u>: H<sub>2</sub>O</p><ul><li>first<ol><li>nested</li></ol></li><li>second</li></ul><table><tbody><tr><td>a</td><td>খ</td></tr></tbody></table><p>End</p>',
  },
  {
    source: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;font-style:normal">Bold</span><span style="font-weight:400;font-style:italic"> italic</span><span style="font-size:0.6em;vertical-align:super"> up</span></p><br /><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">one</span></p></li></ul><p dir="ltr"><a href="http://example.com/a?b=1&c=2" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline">link</span></a></p></b>`,
    fragment:
      '<p><strong>Bold</strong><em> italic</em><sup> up</sup></p><ul><li>one</li></ul><p><a href="https://example.com/a?b=1&amp;c=2">link</a></p>',
  },
  {
    source: 'a web page',
    html: `<div class="article" onclick="track()"><h5 style="color:red">Title</h5><div>Text with <font color="red">colour</font> and <span style="background:yellow">mark</span>.</div><script>alert(1)</script><img src="https://tracker.example/pixel.png"><hr><p>বাংলা <a href="javascript:alert(1)">bad</a></p></div>`,
    fragment: '<h4>Title</h4><p>Text with colour and mark.</p><p>বাংলা bad</p>',
  },
];
