/*
 * Checks whether our scripts start. Written in the syntax of 2009 for browsers of any age; tests for newer features
 * before using them. Called with the addresses of the fallback, to which the reason is appended: if the first is
 * blocked for visitors, or returns a page, the second is requested. Comments are on separate lines, because they are
 * removed when the script is printed.
 *
 * The loader sets `hadaya.started`, this script sets `hadaya.back`, and each checks the other's first, so that only one runs. The reasons:
 *
 * - `old`    the browser is older than those that we build for: `:has()` and `:dir()` came to Chrome, Safari and Firefox with the
 *            oldest version of each that is on our list
 * - `lost`   the loader failed to load: not found, blocked, refused
 * - `broken` it loaded and threw an error, for example because the file was changed
 * - `silent` it has not run five seconds after the page's load event, or half a minute after its start
 * - `file`   it runs, but an island's file failed to load: the loader calls `hadaya.goBack` with the island's name
 *
 * If an optimiser delays scripts until the visitor's first touch, ours is in the page as an element that the browser
 * does not run: in that case the loader is not lost, and the check is repeated later. Our own element waits with any
 * type that browsers do not run (`o/js-lzl`, `text/phast`); other elements only count with script-like types, because
 * pages keep templates and data in such elements too.
 */

(function (w, d, doors) {
	var h = w.hadaya = w.hadaya || { q: [] }, nonce = (d.currentScript || {}).nonce, policy, name = /\/hadaya(\.min)?\.js/;
	function ask(why, door) {
		var s = d.createElement('script'), types = w.trustedTypes;
		function address(index) { return doors[index] + why; }
		if (types) policy = policy || types.createPolicy('hadaya', { createScriptURL: address });
		s.src = types ? policy.createScriptURL(door) : address(door);
		if (nonce) s.nonce = nonce;
		s.onload = s.onerror = function () {
			if (h.back.runs) return;
			if (doors[door + 1]) ask(why, door + 1);
			else h.back = 0;
		};
		d.documentElement.firstChild.appendChild(s);
	}
	function back(why, island) {
		if (navigator.onLine === false || (!island && h.started)) return false;
		if (!h.back) {
			h.back = [];
			try {
				ask(why, 0);
			} catch (e) {
				h.back = 0;
				return false;
			}
		}
		h.back.push([island || '', why]);
		return true;
	}
	function waits() {
		var all = d.scripts, i, s, tag, odd, any = false;
		for (i = 0; i < all.length; i++) {
			s = all[i];
			tag = s.cloneNode(false).outerHTML;
			odd = s.type && !/^(module|(text|application)\/(x-)?(java|ecma)script)$/i.test(s.type);
			if (name.test(tag) || / id="hadaya-js"/.test(tag)) return odd || !s.src;
			any = any || (odd && /script/i.test(s.type));
		}
		return any;
	}
	function look() {
		if (!h.started && !h.back && (waits() || !back('silent'))) setTimeout(look, 5e3);
	}
	function soon() { setTimeout(look, 5e3); }
	h.goBack = back;
	if (!('noModule' in d.createElement('script') && w.CSS && CSS.supports && CSS.supports('selector(:has(a))') && CSS.supports('selector(:dir(ltr))'))) {
		back('old');
		return;
	}
	w.addEventListener('error', function (e) {
		var s = e.target;
		if (s && s.src && (s.id === 'hadaya-js' || name.test(s.src))) back('lost');
		else if (name.test(e.filename)) back('broken');
	}, true);
	if (d.readyState === 'complete') soon();
	else w.addEventListener('load', soon);
	setTimeout(look, 3e4);
})
