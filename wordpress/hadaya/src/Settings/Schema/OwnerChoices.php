<?php
/**
 * Texts of the fields of a contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Made by `npx -y pnpm@12 run docs:reference` from `packages/contact-widget/src/owner`: change that. Texts in the site's
 * language, by the English ones of `owner.json`.
 */
final class OwnerChoices {

	/**
	 * What choices say.
	 *
	 * @return string[]
	 */
	public static function all(): array {
		return array(
			'the first in this list' => __( 'the first in this list', 'hadaya' ),
			'anybody at random' => __( 'anybody at random', 'hadaya' ),
			'each in turn, another one every minute' => __( 'each in turn, another one every minute', 'hadaya' ),
			'Sunday' => __( 'Sunday', 'hadaya' ),
			'Monday' => __( 'Monday', 'hadaya' ),
			'Tuesday' => __( 'Tuesday', 'hadaya' ),
			'Wednesday' => __( 'Wednesday', 'hadaya' ),
			'Thursday' => __( 'Thursday', 'hadaya' ),
			'Friday' => __( 'Friday', 'hadaya' ),
			'Saturday' => __( 'Saturday', 'hadaya' ),
			'Right' => __( 'Right', 'hadaya' ),
			'Left' => __( 'Left', 'hadaya' ),
			'at a click' => __( 'at a click', 'hadaya' ),
			'when the mouse comes near' => __( 'when the mouse comes near', 'hadaya' ),
			'at once' => __( 'at once', 'hadaya' ),
			'phones and computers' => __( 'phones and computers', 'hadaya' ),
			'phones alone' => __( 'phones alone', 'hadaya' ),
			'computers alone' => __( 'computers alone', 'hadaya' ),
			'shown' => __( 'shown', 'hadaya' ),
			'hidden' => __( 'hidden', 'hadaya' ),
			'addresses that contain' => __( 'addresses that contain', 'hadaya' ),
			'addresses that begin with' => __( 'addresses that begin with', 'hadaya' ),
			'addresses that end with' => __( 'addresses that end with', 'hadaya' ),
			'the address' => __( 'the address', 'hadaya' ),
			'the front page' => __( 'the front page', 'hadaya' ),
			'a certain page, post or product' => __( 'a certain page, post or product', 'hadaya' ),
			'pages of one product' => __( 'pages of one product', 'hadaya' ),
			'pages of product categories' => __( 'pages of product categories', 'hadaya' ),
			'pages of a tag, and what has it' => __( 'pages of a tag, and what has it', 'hadaya' ),
			'pages in a language' => __( 'pages in a language', 'hadaya' ),
			'pages of visitors who are logged in' => __( 'pages of visitors who are logged in', 'hadaya' ),
			'pages of visitors with a role' => __( 'pages of visitors with a role', 'hadaya' ),
			'pages of visitors with something in the cart' => __( 'pages of visitors with something in the cart', 'hadaya' ),
			'Speech bubble' => __( 'Speech bubble', 'hadaya' ),
			'Smiling bubble' => __( 'Smiling bubble', 'hadaya' ),
			'Round bubble' => __( 'Round bubble', 'hadaya' ),
			'Two bubbles' => __( 'Two bubbles', 'hadaya' ),
			'Own picture' => __( 'Own picture', 'hadaya' ),
			'one above the other' => __( 'one above the other', 'hadaya' ),
			'side by side' => __( 'side by side', 'hadaya' ),
			'none' => __( 'none', 'hadaya' ),
			'a gleam' => __( 'a gleam', 'hadaya' ),
			'turning' => __( 'turning', 'hadaya' ),
			'pulsing' => __( 'pulsing', 'hadaya' ),
			'a pulsing icon' => __( 'a pulsing icon', 'hadaya' ),
			'jumping' => __( 'jumping', 'hadaya' ),
			'waggling' => __( 'waggling', 'hadaya' ),
			'blinking' => __( 'blinking', 'hadaya' ),
			'floating' => __( 'floating', 'hadaya' ),
			'fading' => __( 'fading', 'hadaya' ),
			'waves' => __( 'waves', 'hadaya' ),
			'directly: typed, bookmarked, or from a place that does not tell' => __( 'directly: typed, bookmarked, or from a place that does not tell', 'hadaya' ),
			'from a search engine' => __( 'from a search engine', 'hadaya' ),
			'from a social network' => __( 'from a social network', 'hadaya' ),
			'from Google Ads' => __( 'from Google Ads', 'hadaya' ),
			'from another site or campaign' => __( 'from another site or campaign', 'hadaya' ),
			'the widget stays and says when you are back' => __( 'the widget stays and says when you are back', 'hadaya' ),
			'the widget is hidden' => __( 'the widget is hidden', 'hadaya' ),
			'all of them must have come' => __( 'all of them must have come', 'hadaya' ),
			'the first of them is enough' => __( 'the first of them is enough', 'hadaya' ),
			'the widget shows' => __( 'the widget shows', 'hadaya' ),
			'stays, with the hour of return' => __( 'stays, with the hour of return', 'hadaya' ),
			'is left out' => __( 'is left out', 'hadaya' ),
			'the list of people' => __( 'the list of people', 'hadaya' ),
			'the contact form' => __( 'the contact form', 'hadaya' ),
			'Name' => __( 'Name', 'hadaya' ),
			'Message' => __( 'Message', 'hadaya' ),
			'Line of text' => __( 'Line of text', 'hadaya' ),
			'Long text' => __( 'Long text', 'hadaya' ),
			'Number' => __( 'Number', 'hadaya' ),
			'Date' => __( 'Date', 'hadaya' ),
			'Web address' => __( 'Web address', 'hadaya' ),
			'Choice' => __( 'Choice', 'hadaya' ),
			'Files' => __( 'Files', 'hadaya' ),
			'Text without an answer' => __( 'Text without an answer', 'hadaya' ),
		);
	}
}
