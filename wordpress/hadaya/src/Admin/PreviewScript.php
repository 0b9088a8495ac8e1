<?php
/**
 * Script for a previewed page.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Assets\PageIslands;
use Hadaya\Assets\PageSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The script that runs first on a page that previews unsaved settings. Visitors' pages never include this script.
 */
final class PreviewScript {

	/**
	 * Function that runs in the preview with the preview's options. Objects in memory replace the browser's storage, so that every load starts with
	 * the simulated time, country and traffic source, and nothing remains in the owner's browser. Forms are not sent.
	 */
	const SCRIPT = <<<'JS'
function (view) {
	var isForced = false;
	var give = function (owner, name, value) {
		Object.defineProperty(owner, name, { configurable: true, get: function () { return value; } });
	};
	var memory = function () {
		var values = new Map();
		return {
			getItem: function (key) { return values.has(String(key)) ? values.get(String(key)) : null; },
			setItem: function (key, value) { if (key !== 'hadaya-site-clock') values.set(String(key), String(value)); },
			removeItem: function (key) { values.delete(String(key)); },
			clear: function () {},
			key: function (index) { var keys = Array.from(values.keys()); return index < keys.length ? keys[index] : null; },
			get length() { return values.size; },
			keep: function (key, value) { values.set(key, value); }
		};
	};
	var session = memory();
	var meet = function () {
		session.keep('chaty_user_country_code', view.country);
		session.keep('hadaya-traffic', view.source + ' ');
		session.keep('hadaya-site-clock', String(view.moment === 0 ? 0 : view.moment - Date.now()));
	};
	meet();
	give(window, 'sessionStorage', session);
	give(window, 'localStorage', memory());
	give(navigator, 'userAgent', view.agent);
	// Keeps focus in the form beside the frame, even if something in the frame opens by itself.
	var focus = HTMLElement.prototype.focus;
	HTMLElement.prototype.focus = function (options) { if (document.hasFocus()) focus.call(this, options); };
	var calls = function () { return window.hadaya && window.hadaya.contact; };
	var findForm = function () {
		var roots = Array.from(document.querySelectorAll('[data-hadaya-root="contact-widget"]'));
		return roots.map(function (root) { return (root.shadowRoot || root).querySelector('form.chaty-ajax-contact-form'); }).find(Boolean);
	};
	// Responds to a form as the shop would, but sends nothing. A form with files gets a failure response.
	var isForm = function (body) { return Boolean(body && body.get && body.get('action') === 'chaty_front_form_save_data'); };
	var post = window.fetch;
	var send = XMLHttpRequest.prototype.send;
	XMLHttpRequest.prototype.send = function (body) {
		var call = this;
		if (!isForm(body)) return send.apply(call, arguments);
		setTimeout(function () { call.dispatchEvent(new ProgressEvent('error')); }, 0);
	};
	window.fetch = function (address, options) {
		if (!isForm(options && options.body)) return post.apply(this, arguments);
		var answer = JSON.stringify({ status: 1, error: 0, errors: [], message: view.thanks });
		return Promise.resolve(new Response(answer, { headers: { 'Content-Type': 'application/json' } }));
	};
	document.addEventListener('hadaya:contact:before-send', function (event) {
		if (view.shows === 'missing') event.preventDefault();
	});
	var SAMPLES = { email: 'name@example.com', tel: '+96890000001', url: 'https://example.com', number: '1', decimal: '1', date: '2026-01-31' };
	var fill = function (form, isFilled) {
		Array.from(form.elements).forEach(function (field) {
			if (!field.name || field.closest('[aria-hidden="true"]')) return;
			if (field.type === 'checkbox') {
				if (field.checked !== isFilled) field.click();
			} else if (field.type !== 'file' && field.type !== 'submit') {
				var choice = field.options && Array.from(field.options).find(function (one) { return one.value !== ''; });
				field.value = !isFilled ? '' : choice ? choice.value : SAMPLES[field.type] || SAMPLES[field.inputMode] || '…';
				['input', 'change'].forEach(function (name) { field.dispatchEvent(new Event(name, { bubbles: true })); });
			}
		});
	};
	// Submits the form, to show either the messages about missing input or the message after sending.
	var wait = 0;
	var answer = function (tries) {
		clearTimeout(wait);
		if (!view.opened || view.panel !== 'Contact_Us' || !view.shows || view.shows === 'form') return;
		var form = findForm();
		var isThere = form && form.getClientRects().length > 0;
		if (!isThere) {
			if (tries > 0) wait = setTimeout(function () { answer(tries - 1); }, 100);
			return;
		}
		fill(form, view.shows === 'thanks');
		form.requestSubmit();
	};
	var open = function () {
		if (!calls()) return;
		calls().close();
		if (!view.opened) return;
		calls().open(undefined, view.panel || undefined);
		answer(50);
	};
	document.addEventListener('hadaya:contact:shown', function () { setTimeout(open, 0); });
	// Renders the widget again with the given settings, in place of the current one.
	var draw = function (settings) {
		if (!calls()) { location.reload(); return; }
		calls().destroy();
		window.hadaya.settings = Object.assign(window.hadaya.settings || {}, { contact: settings });
		calls().init();
	};
	var grey = function (isGrey) { document.documentElement.toggleAttribute('data-hadaya-preview-off', isGrey); };
	var style = document.createElement('style');
	// Greys out the page with a filter on the root element, because a filter on any other element would move fixed elements.
	style.textContent = 'html[data-hadaya-preview-off]{filter:grayscale(1) brightness(.85)}' +
		'[data-hadaya-preview-off] [data-hadaya-root="contact-widget"]{pointer-events:none}';
	document.documentElement.append(style);
	var redraws = 0;
	var orders = {
		// Fetches the latest draft from this page's own URL, without a reload. Ignores a response that a later one has overtaken.
		redraw: function () {
			var turn = ++redraws;
			var coming = fetch(location.href, { credentials: 'same-origin', cache: 'no-store' });
			coming.then(function (answer) { return answer.text(); }).then(function (html) {
				if (turn !== redraws) return;
				var page = new DOMParser().parseFromString(html, 'text/html');
				var code = page.getElementById('hadaya-settings');
				var told = page.querySelector('meta[name="hadaya-preview"]');
				if (!code || !told) { location.reload(); return; }
				view = Object.assign(JSON.parse(told.content), { opened: view.opened, panel: view.panel, shows: view.shows });
				isForced = false;
				grey(false);
				meet();
				last = '';
				draw((JSON.parse(code.textContent).settings || {}).contact || {});
			}, function () { location.reload(); });
		},
		// Removes the rules that may hide the widget, and shows the widget on a grey page.
		force: function () {
			var settings = window.hadaya && window.hadaya.settings && window.hadaya.settings.contact;
			if (isForced || !settings || !Array.isArray(settings.widgets)) return;
			isForced = true;
			grey(true);
			settings.widgets.forEach(function (widget) {
				var rules = ['hours', 'dates', 'countries', 'traffic', 'cart', 'delay', 'scroll', 'exit', 'hideAfter', 'devices'];
				rules.forEach(function (name) { delete widget[name]; });
			});
			draw(settings);
		},
		open: function (order) {
			var isAnswered = view.shows === 'missing' || view.shows === 'thanks';
			var settings = window.hadaya && window.hadaya.settings && window.hadaya.settings.contact;
			view.opened = order.opened;
			view.panel = order.panel;
			view.shows = order.shows;
			// Renders the widget again to reset a form that shows errors or has been sent.
			if (isAnswered && order.shows === 'form' && settings) draw(settings);
			else open();
		}
	};
	window.addEventListener('message', function (event) {
		var order = event.source === window.parent && event.origin === view.origin && event.data && event.data.hadayaOrder;
		if (order && orders.hasOwnProperty(order.kind)) orders[order.kind](order);
	});
	var last = '';
	var tell = function () {
		if (isForced) return;
		var said = [];
		var say = function (line, answer) { said.push({ line: String(line), answer: answer }); };
		document.dispatchEvent(new CustomEvent('hadaya:explain', { detail: { say: say } }));
		// Encodes the report as JSON, to compare it with the previous report and to send a plain copy to the settings page.
		var told = JSON.stringify({ reason: view.reason, said: said });
		if (told === last) return;
		last = told;
		window.parent.postMessage({ hadayaPreview: JSON.parse(told) }, view.origin);
	};
	window.addEventListener('load', function () { tell(); setInterval(tell, 300); });
}
JS;

	/**
	 * Prints the script with its options. A `meta` element repeats them, so that the running script can read a newer draft's options from the fetched
	 * page.
	 *
	 * @param array<string, mixed> $view Options of the script.
	 */
	public function print_call( array $view ): void {
		$nonce = PageIslands::csp_nonce();
		$code  = '(' . trim( self::SCRIPT ) . ')(' . wp_json_encode( $view, PageSettings::JSON_FLAGS ) . ');';
		echo '<meta name="hadaya-preview" content="' . esc_attr( (string) wp_json_encode( $view ) ) . '">' . "\n";
		wp_print_inline_script_tag( $code, '' === $nonce ? array() : array( 'nonce' => $nonce ) );
	}
}
