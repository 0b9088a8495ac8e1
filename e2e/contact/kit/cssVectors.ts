/** Owners' style sheets that try to load `ADDRESS`; `loadingSheets` replaces that placeholder. */
const LOADS: Readonly<Record<string, string>> = {
  'plain url': '* {background-image:url(ADDRESS)}',
  'quoted url': '* {background-image:url("ADDRESS")}',
  'capital letters': '* {background-image:URL(ADDRESS)}',
  'escaped function name': '* {background-image:u\\72l(ADDRESS)}',
  'function name made of escapes': '* {background-image:\\75\\72\\6c(ADDRESS)}',
  'escape followed by a space': '* {background-image:\\000075 rl(ADDRESS)}',
  'escaped address': '* {background-image:url(\\68ttps:\\2f\\2f HOST)}',
  'escape inside quotes': '* {background-image:url("\\68 ttps:\\2f/HOST")}',
  'line break inside quotes': '* {background-image:url("ht\\\ntps://HOST")}',
  'without a scheme': '* {background-image:url(//HOST)}',
  backslashes: '* {background-image:url("\\\\\\\\HOST")}',
  'scheme without slashes': '* {background-image:url("ftp:x"),url("blob:ADDRESS"),url("ADDRESS")}',
  'behind a harmless layer': '* {background:linear-gradient(red,red),url(ADDRESS)}',
  'comment before the bracket': '* {background-image:/**/url(/**/ADDRESS);background:url(ADDRESS)/* */}',
  'unfinished string': '* {background-image:url("ADDRESS',
  'unfinished url': '* {background-image:url(ADDRESS',
  'custom property': '* {--x:url(ADDRESS);background-image:var(--x)}',
  'custom property with escapes': '* {--x:u\\72l(ADDRESS);background-image:var(--x)}',
  'custom property with escapes in quotes': '* {--x:\\55 RL("ADDRESS");background:var(--x)}',
  'custom property through another one': '* {--a:u\\72 l(ADDRESS);--b:var(--a);border-image-source:var(--b)}',
  'fallback of a variable': '* {background-image:var(--none,u\\72l(ADDRESS))}',
  'shorthand with a variable': '* {--c:red;background:var(--c) url(ADDRESS)}',
  'custom property in a shorthand': '* {--x:image-set("ADDRESS" 1x);background:var(--x)}',
  'image-set': '* {background-image:image-set("ADDRESS" 1x)}',
  'image-set with escapes': '* {background-image:im\\61ge-set("ADDRESS" 1x)}',
  'prefixed image-set': '* {background-image:-webkit-image-set(url(ADDRESS) 1x)}',
  'cross-fade': '* {background-image:-webkit-cross-fade(url(ADDRESS),url(ADDRESS),50%)}',
  'src()': '* {background-image:src("ADDRESS")}',
  'condition in a value': '* {--on:1;background-image:if(style(--on:1): url(ADDRESS); else: none)}',
  import: '@import url(ADDRESS); p{}',
  'import by string': '@import "ADDRESS" layer(x);',
  'import with escapes': '@\\69mport "ADDRESS";',
  'font face': '@font-face{font-family:own;src:url(ADDRESS)} * {font-family:own!important}',
  'font face with escapes': '@font-f\\61 ce{font-family:own;src:u\\72l(ADDRESS)} * {font-family:own!important}',
  keyframes: '@keyframes own{from,to{background-image:url(ADDRESS)}} * {animation:own 9s infinite!important}',
  'keyframes with escapes':
    '@keyframes own{0%,100%{background-image:u\\72l(ADDRESS)}} * {animation-name:own;animation-duration:9s}',
  'keyframes with a custom property':
    '@keyframes own{from,to{--x:u\\72l(ADDRESS)}} * {animation:own 9s infinite;background-image:var(--x)}',
  'nested rule': '.chaty{& *{background-image:url(ADDRESS)}}',
  'nested declarations': '.chaty-widget{& b{color:red} background-image:u\\72l(ADDRESS)}',
  'declarations nested in a group': '.chaty-widget{@media all{background-image:url(ADDRESS)}}',
  'media group': '@media all{* {background-image:url(ADDRESS)}}',
  'supports group': '@supports (color:red){* {background-image:url(ADDRESS)}}',
  'container group': '* {container-type:normal} @container (width > 0px){* {background-image:url(ADDRESS)}}',
  'layer group': '@layer own{* {background-image:url(ADDRESS)}}',
  'scope group': '@scope (*){* {background-image:url(ADDRESS)}}',
  'starting style': '@starting-style{* {background-image:url(ADDRESS)}}',
  'registered property':
    '@property --own{syntax:"<url>";inherits:true;initial-value:url(ADDRESS)} * {background-image:var(--own)}',
  'counter style': '@counter-style own{system:cyclic;symbols:url(ADDRESS)} * {list-style:own;display:list-item}',
  'page rule': '@page{background-image:url(ADDRESS)} * {list-style-image:url(ADDRESS)}',
  namespace: '@namespace "ADDRESS"; * {cursor:url(ADDRESS),auto;border-image:url(ADDRESS) 1}',
  mask: '* {mask-image:url(ADDRESS);-webkit-mask:u\\72l(ADDRESS)}',
  'filter and clip': '* {filter:url(ADDRESS#f);clip-path:u\\72l(ADDRESS#c);offset-path:url(ADDRESS#o)}',
  'content of a pseudo-element': '*::before{content:url(ADDRESS)} *::after{content:u\\72l(ADDRESS)}',
  'shape beside a float': '* {float:left;shape-outside:url(ADDRESS)}',
  'on the host element': ':host,:scope{background-image:url(ADDRESS)}',
  'on the host element’s pseudo-element': ':host::before,:scope::before{content:u\\72l(ADDRESS)}',
  'extra closing brace': '} * {background-image:url(ADDRESS)} h1{background-image:url(ADDRESS)} x{',
  'two extra closing braces': '}} body{background-image:url(ADDRESS)}',
  'closing style tag': '</style><style>body{background-image:url(ADDRESS)}</style>',
};

/** Owners' style sheets that try to change the page around the widget. */
const REACHES: Readonly<Record<string, string>> = {
  'the page’s elements': 'h1,main,p{display:none!important}',
  everything: '* {color:rgb(1,2,3)!important;visibility:hidden!important}',
  'root and body': ':root,html,body{display:none!important;background:red!important}',
  'extra closing brace': '} h1{display:none!important} @media all{h1{display:none!important}',
  'two extra closing braces': '}} h1{display:none!important} {{',
  'braces in a custom property': '.a{--x:}} h1{display:none!important} .b{}',
  'an unfinished custom property': '.a{--x:"\n} h1{display:none!important} .b{--y:/*',
  'siblings of the widget': ':scope ~ *,:host ~ *,:scope + *{display:none!important} :has(> .chaty){display:none}',
  'a scope of its own': '@scope (body){h1{display:none!important}}',
  'the page’s animations': '@keyframes theirs{from,to{opacity:0.2}}',
  'the page’s registered properties': '@property --theirs{syntax:"<color>";inherits:false;initial-value:red}',
  'the page’s cascade layers': '@layer theirs; @layer base,theirs{h1{display:none}}',
  'the host element': ':host,:scope,[data-hadaya-root],[id^="chaty-widget"]{COVER}',
  'the host element by function': ':host(*),:is(:scope),:host-context(body){COVER}',
  'the host element with escapes': ':h\\6fst,:sc\\6fpe{COVER}',
  'the host element by nesting': ':host{&{COVER}} &{COVER} :scope{@media all{COVER}}',
  'the outer frame': '.chaty{COVER}',
};

/** Owners' style sheets whose rules cover the page only in combination; each rule on its own is harmless. */
const BURIES: Readonly<Record<string, string>> = {
  'the outer frame in two rules':
    '.chaty{position:fixed!important;top:0!important;left:0!important;z-index:9999999!important}.chaty{right:0!important;bottom:0!important;pointer-events:auto!important;width:auto!important}',
  'an element as large as the viewport':
    '.chaty-widget{position:fixed!important;top:0!important;left:0!important;width:100vw!important;height:100vh!important;pointer-events:auto!important}',
  'an element as large as the viewport in two rules':
    '.chaty-widget{top:0!important;left:0!important;width:100vw!important;pointer-events:auto!important} section{height:100vh!important}',
};

const COVER =
  'position:fixed!important;inset:0!important;width:auto!important;height:auto!important;z-index:9999999!important;pointer-events:auto!important;background:red!important;display:block!important';

const foreign = (index: number) => `evil.example/css-${index}`;

/** Returns the style sheets that try to load a URL, each with its own third-party address. */
export const loadingSheets = (): readonly { readonly name: string; readonly css: string }[] =>
  Object.entries(LOADS).map(([name, css], index) => ({
    name,
    css: css.replaceAll('ADDRESS', `https://${foreign(index)}`).replaceAll('HOST', foreign(index)),
  }));

export const buryingSheets = (): readonly (readonly [name: string, css: string])[] => Object.entries(BURIES);

export const reachingSheets = (): readonly { readonly name: string; readonly css: string }[] =>
  Object.entries(REACHES).map(([name, css]) => ({ name, css: css.replaceAll('COVER', COVER) }));
