/*
 * Keeps what a visitor taps until the loader has started, which plays it when the part is there. An optimiser may hold all scripts back
 * until the first touch, and that one is meant, too. Written for browsers of any age; comments are left out where it is printed.
 */

(function (w, d) {
	var h = w.hadaya = w.hadaya || { q: [] };
	h.taps = [];
	d.addEventListener('click', function (e) {
		if (e.isTrusted && !h.started && h.taps.length < 20) h.taps.push(e.target);
	}, true);
})(window, document);
