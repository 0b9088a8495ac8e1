/*
 * Replaces our sheets with the originals, then runs the replaced scripts in order. To these scripts, the page appears
 * to be still loading: listeners for past events are called once all scripts have loaded. An island whose files fail to
 * load keeps its native controls. Written for browsers of any age; called with the window, its document and the markup
 * of WooCommerce's lightbox.
 */

(function (w, d, lightbox) {
	var h = w.hadaya, root = d.documentElement, nonce = (d.currentScript || {}).nonce, list, done = {}, lost = {}, joined = [], asked = [], heard = 0, isBusy, policy;
	var NAMES = ['gallery', 'swatches', 'contact-widget', 'attribution', 'menu', 'content', 'quote'], held = [], gone = { DOMContentLoaded: 1, load: 1, readystatechange: 1 };
	if (w.trustedTypes) {
		policy = w.trustedTypes.createPolicy('hadaya-way-back', { createHTML: String, createScript: String, createScriptURL: String });
	}
	function trust(kind, text) { return policy ? policy[kind](text) : text; }
	function each(items, work) { for (var i = 0; i < items.length; i++) work(items[i], i); }
	function has(text, word) { return (' ' + text + ' ').indexOf(' ' + word + ' ') >= 0; }
	function throwLater(error) { setTimeout(function () { throw error; }); }
	function guarded(work) { try { work(); } catch (error) { throwLater(error); } }
	function is(names) { for (var i = 0; i < asked.length; i++) if (!asked[i] || has(names, asked[i])) return true; return false; }
	function isLost(names) { var found = false; each(names.split(' '), function (name) { found = found || lost[name]; }); return found; }

	/* Sheets: each is inserted before our replacement, which is removed once the original has loaded. */
	function oursOf(row) {
		var found = [];
		each(d.querySelectorAll('link[rel~="stylesheet"]'), function (link) {
			if (link.hadaya) return;
			if (link.id === row[2] + '-css' || link.href.indexOf('/' + row[0] + '.min.css') >= 0 || link.id === 'hadaya-' + row[0] + '-css') found.push(link);
		});
		return found;
	}
	function addSheet(row, then) {
		var link = d.createElement('link'), ours = oursOf(row), anchor = ours[0] || d.getElementById(row[2] + '-inline-css');
		link.rel = 'stylesheet';
		link.href = row[1];
		link.hadaya = row[0];
		if (nonce) link.nonce = nonce;
		if (row[3]) link.media = row[3];
		link.onload = function () { then(); };
		link.onerror = function () { lost[row[0]] = true; then(); };
		if (anchor) anchor.parentNode.insertBefore(link, anchor);
		else (d.head || root).appendChild(link);
	}
	/*
	 * If an optimiser has joined our sheets into one file, disables our rules in it, from the mark before each sheet
	 * (`--hadaya-sheet-…`) to the mark after it.
	 */
	function isMark(rule, word) { return !!rule.style && rule.style.getPropertyValue('--hadaya-sheet-' + word) !== ''; }
	function findJoined(sheet, name) {
		var rules, text = '', first = -1, i;
		try { rules = sheet.cssRules; } catch (error) { /* A sheet from another host. */ }
		for (i = 0; rules && i < rules.length; i++) {
			if (isMark(rules[i], name + '-begins')) {
				first = i;
				text = '';
			}
			if (first < 0) continue;
			text += rules[i].cssText;
			if (first === i || !isMark(rules[i], name)) continue;
			sheet.insertRule('@media not all{' + text + '}', first);
			for (; i >= first; i--) sheet.deleteRule(first + 1);
			joined.push([name, rules[first]]);
			return;
		}
	}
	function settleJoined(name) {
		each(d.styleSheets, function (sheet) {
			if (oursOf([name]).indexOf(sheet.ownerNode) < 0) guarded(function () { findJoined(sheet, name); });
		});
		each(joined, function (row) {
			if (row[0] === name) row[1].media.mediaText = lost[name] ? 'all' : 'not all';
		});
	}
	function settleSheets() {
		each(d.querySelectorAll('link[rel~="stylesheet"]'), function (link) {
			if (link.hadaya && lost[link.hadaya]) link.disabled = true;
		});
		each(NAMES, function (name) {
			if (!is(name)) return;
			each(oursOf([name]), function (link) { link.disabled = !lost[name]; });
			settleJoined(name);
		});
		each(list.styles, function (row) {
			if (is(row[0])) each(oursOf(row), function (link) { link.disabled = !lost[row[0]]; });
		});
		if (is('')) {
			root.removeAttribute('data-hadaya-look');
			each(d.querySelectorAll('link[href*="/look.min.css"]'), function (link) { link.disabled = true; });
		}
		mark();
	}
	function mark() {
		var names = [], gaveUp = [];
		each(NAMES, function (name) {
			if (is(name)) (lost[name] ? gaveUp : names).push(name);
		});
		root.setAttribute('data-hadaya-back', names.join(' '));
		if (gaveUp.length) root.setAttribute('data-hadaya-failed', gaveUp.join(' '));
	}

	/* Page events that have already fired: listeners that are added later are called after the last script. */
	function holdOn(target) {
		var add = target.addEventListener;
		target.addEventListener = function (type, listener) {
			if (!gone[type]) return add.apply(this, arguments);
			held.push(function () {
				var event = d.createEvent('Event');
				event.initEvent(type, false, false);
				if (typeof listener === 'function') listener.call(target, event);
				else if (listener) listener.handleEvent(event);
			});
		};
		return function () { target.addEventListener = add; };
	}
	function holdJQuery($) {
		var ready = $.fn.ready, on = $.fn.on;
		$.fn.ready = function (work) {
			held.push(function () { work.call(d, $); });
			return this;
		};
		$.fn.on = function (type, work) {
			var kind = String(type).split('.')[0], target = this[0];
			if (typeof work !== 'function' || !(kind === 'ready' && target === d || kind === 'load' && target === w)) return on.apply(this, arguments);
			held.push(function () { work.call(target, $.Event(kind)); });
			return this;
		};
		return function () { $.fn.ready = ready; $.fn.on = on; };
	}

	/* Scripts, one after the other. */
	function run(code) {
		var s = d.createElement('script');
		if (!code) return;
		if (nonce) s.nonce = nonce;
		s.text = trust('createScript', code);
		root.firstChild.appendChild(s).parentNode.removeChild(s);
	}
	function runFile(row, then) {
		var s = d.createElement('script');
		run(row[2]);
		if (!row[1]) { run(row[3]); then(); return; }
		if (nonce) s.nonce = nonce;
		s.onload = function () { run(row[3]); then(); };
		s.onerror = function () { each(row[0].split(' '), function (name) { lost[name] = true; }); then(); };
		s.src = trust('createScriptURL', row[1]);
		root.firstChild.appendChild(s);
	}
	function preload(rows) {
		each(rows, function (row) {
			var link = d.createElement('link');
			if (!row[1]) return;
			link.rel = 'preload';
			link.as = 'script';
			if (nonce) link.nonce = nonce;
			link.href = row[1];
			root.firstChild.appendChild(link);
		});
	}
	function runAll(rows, then) {
		var releases = [holdOn(w), holdOn(d)], $;
		preload(rows);
		(function next() {
			var row = rows.shift();
			if (w.jQuery && w.jQuery !== $) {
				$ = w.jQuery;
				releases.push(holdJQuery($));
			}
			if (row) return isLost(row[0]) && row[0].indexOf(' ') < 0 ? next() : runFile(row, next);
			each(releases, function (release) { release(); });
			each(held.splice(0), guarded);
			then();
		})();
	}

	/* Repeats the page events that the replaced scripts have missed. */
	function inits() {
		var all = w.jQuery && w.jQuery._data && w.jQuery._data(w, 'events') || {};
		return (all['elementor/frontend/init'] || []).slice(0);
	}
	/*
	 * The menu's script waits for the page builder's event. If the builder has already started, or does not load because
	 * we replace its widgets, the event is repeated here.
	 */
	function startMenus(handlers, builder) {
		var $ = w.jQuery, works = [];
		if (!builder) w.elementorFrontend = { hooks: { addAction: function (name, work) { works.push([name, work]); } } };
		each(handlers, function (init) {
			guarded(function () { init.handler.call(w, $.Event('elementor/frontend/init')); });
			$(w).off('elementor/frontend/init', init.handler);
		});
		if (!builder) delete w.elementorFrontend;
		$('.elementor-widget-navigation-menu,.elementor-widget-hfe-search-button').each(function () {
			var widget = this;
			if (builder) builder.runReadyTrigger(widget);
			each(works, function (row) {
				if (row[0] === 'frontend/element_ready/' + widget.getAttribute('data-widget_type')) guarded(function () { row[1]($(widget), $); });
			});
		});
	}
	function tellPast(before, builder, early) {
		var $ = w.jQuery, order = w.wc_order_attribution, handlers;
		if (early && early.length && order && order.setOrderTracking) order.setOrderTracking(early[early.length - 1]);
		if (!$) return;
		if (is('swatches')) $(d).trigger('woo_variation_swatches_init');
		if (is('swatches') || is('gallery')) $('.variations_form').trigger('check_variations');
		handlers = inits().slice(before.length);
		if (handlers.length && is('menu') && (builder || !w.elementorFrontend)) startMenus(handlers, builder);
	}
	function addLightbox() {
		var box = d.createElement('div');
		if (!list.lightbox || !is('gallery') || d.querySelector('.pswp')) return;
		box.innerHTML = trust('createHTML', lightbox);
		while (box.firstChild) d.body.appendChild(box.firstChild);
	}

	/*
	 * Our own contact widget replaces no plugin, so this shows the links that the page contains for browsers without
	 * scripts.
	 */
	function showContacts() {
		var isBack = !lost['contact-widget'] && list.scripts.some(function (row) { return has(row[0], 'contact-widget'); });
		if (!is('contact-widget') || isBack) return;
		each(d.querySelectorAll('noscript'), function (element) {
			var box = d.createElement('div');
			if (element.textContent.indexOf('hadaya-contact-fallback') < 0) return;
			box.innerHTML = trust('createHTML', element.textContent);
			element.parentNode.replaceChild(box, element);
		});
	}

	function begin() {
		var rows, left, before, builder, early;
		while (heard < h.back.length) asked.push(h.back[heard++][0]);
		isBusy = true;
		mark();
		rows = list.styles.filter(function (row) { return is(row[0]) && !done[row[1] + row[2]] && (done[row[1] + row[2]] = true); });
		left = rows.length + 1;
		function sheetCame() {
			if (--left) return;
			settleSheets();
			addLightbox();
			before = inits();
			builder = w.elementorFrontend && w.elementorFrontend.elementsHandler;
			early = w.wc_order_attribution && w.wc_order_attribution.setOrderTracking && w.wc_order_attribution.setOrderTracking.hadaya;
			rows = list.scripts.filter(function (row) { return is(row[0]) && !done[row[1] + row[2]] && (done[row[1] + row[2]] = true); });
			runAll(rows, function () {
				guarded(function () { tellPast(before, builder, early); });
				settleSheets();
				showContacts();
				isBusy = false;
				if (heard < h.back.length) begin();
			});
		}
		each(rows, function (row) { addSheet(row, sheetCame); });
		sheetCame();
	}
	function start() {
		/* If the owner opened the diagnostics, which need our scripts, opens the server's text version instead. */
		if (h.back[0] && !h.back[0][0] && /[?&]hadaya_debug=1/.test(w.location.search)) return w.location.replace(w.location.href.replace('hadaya_debug=1', 'hadaya_debug=text'));
		var element = d.getElementById('hadaya-way-back'), push = h.back.push;
		list = element ? JSON.parse(element.textContent) : { scripts: [], styles: [] };
		h.back.push = function () {
			var length = push.apply(h.back, arguments);
			if (!isBusy) begin();
			return length;
		};
		begin();
	}
	h.back.runs = true;
	if (d.readyState === 'loading') d.addEventListener('DOMContentLoaded', start);
	else start();
})
