/*
 * Checks whether our scripts start. Written in the syntax of 2009 for browsers of any age; tests for newer features
 * before using them. Called with the addresses of the fallback, to which the reason is appended: if the first is
 * blocked for visitors, or returns a page instead of the script, the second is requested. All comments are block
 * comments, because comments and line breaks are removed when the script is printed.
 *
 * The loader sets `hadaya.started`, this script sets `hadaya.back`, and each first checks whether the other's is set,
 * so that only one runs. The reasons:
 *
 * - `old`: the browser is older than those that we build for. The oldest versions of Chrome, Safari and Firefox on our
 *            list are the first that support both `:has()` and `:dir()`
 * - `lost`: the loader failed to load: it was not found, blocked or refused
 * - `broken`: the loader loaded and threw an error, for example because the file was changed
 * - `silent`: the loader has not run five seconds after the page's load event, or half a minute after this script
 *   started
 * - `file`: the loader runs, but an island's file failed to load: the loader calls `hadaya.goBack` with the island's
 *   name
 *
 * If an optimiser delays scripts until the visitor's first interaction, the page contains the loader's element in a
 * form that browsers do not run: in that case the loader is not lost, and the check is repeated later. The loader's
 * element counts as delayed with any type that browsers do not run (`o/js-lzl`, `text/phast`); other elements count
 * only with script-like types, because pages keep templates and data in such elements too.
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
