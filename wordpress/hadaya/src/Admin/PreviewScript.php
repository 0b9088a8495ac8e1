<?php
/**
 * The script of a previewed page.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Assets\PageSettings;
use Hadaya\Assets\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * What a page runs before all else while its owner looks at unsaved settings; no visitor's page carries it.
 */
final class PreviewScript {

	/**
	 * Browsers as which the page is looked at, by kind of screen.
	 */
	const AGENTS = array(
		'mobile'  => 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
		'desktop' => 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
	);

	/**
	 * The function that the page calls with what it needs. The storages are the page's own memory, so that a visitor's
	 * records, clock, country and source begin anew at every look and nothing of them stays in the owner's browser. No form is sent.
	 */
	const SCRIPT = <<<'JS'
function (view) {
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
	session.keep('chaty_user_country_code', view.country);
	session.keep('hadaya-traffic', view.source + ' ');
	session.keep('hadaya-site-clock', String(view.moment === 0 ? 0 : view.moment - Date.now()));
	give(window, 'sessionStorage', session);
	give(window, 'localStorage', memory());
	give(navigator, 'userAgent', view.agent);
	document.addEventListener('hadaya:contact:before-send', function (event) { event.preventDefault(); });
	document.addEventListener('hadaya:contact:shown', function () {
		setTimeout(function () {
			var calls = window.hadaya && window.hadaya.contact;
			if (calls) calls[view.opened ? 'open' : 'close']();
		}, 0);
	});
	var last = '';
	var tell = function () {
		var lines = [];
		var say = function (line) { lines.push(String(line)); };
		document.dispatchEvent(new CustomEvent('hadaya:explain', { detail: { say: say } }));
		var told = JSON.stringify([view.reason, lines]);
		if (told === last) return;
		last = told;
		window.parent.postMessage({ hadayaPreview: { reason: view.reason, lines: lines } }, view.origin);
	};
	window.addEventListener('load', function () { tell(); setInterval(tell, 300); });
}
JS;

	/**
	 * Prints the script.
	 *
	 * @param array $view What it needs.
	 */
	public static function print_call( array $view ): void {
		$nonce = Tags::csp_nonce();
		$code  = '(' . trim( self::SCRIPT ) . ')(' . wp_json_encode( $view, PageSettings::JSON_FLAGS ) . ');';
		wp_print_inline_script_tag( $code, '' === $nonce ? array() : array( 'nonce' => $nonce ) );
	}
}
