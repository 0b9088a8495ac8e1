/*
 * Watches whether our scripts start. Written for browsers of any age, so as in 2009, and it asks before it uses anything newer.
 * Called with the addresses that answer the way back, to which the reason is added: where the first is closed to visitors, or answers with
 * a page, the second is asked. Comments stand alone on their lines: they are left out where it is printed.
 *
 * `hadaya.started` is set by the loader, `hadaya.back` here, and each looks at the other's before it begins: never both. The reasons:
 *
 * - `old`    the browser is older than those that we build for: `:has()` and `:dir()` came to Chrome, Safari and Firefox with the
 *            oldest version of each that is on our list
 * - `lost`   the loader did not come: not found, blocked, refused
 * - `broken` it came and threw, as a changed file does
 * - `silent` five seconds after the page's load, or half a minute after its beginning, it has not run
 * - `file`   it runs, but a file of an island did not come: the loader calls `hadaya.goBack` with the island's name
 *
 * Where an optimiser keeps scripts for the visitor's first touch, ours is among them as an element that the browser does not run:
 * nothing is lost then, and it is looked again later. Our own element waits by any type that browsers do not run (`o/js-lzl`, `text/phast`);
 * of others only those that call themselves scripts count, as pages keep templates and data in such elements too.
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
