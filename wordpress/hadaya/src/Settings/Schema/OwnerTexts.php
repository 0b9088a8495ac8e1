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
final class OwnerTexts {

	/**
	 * What fields say.
	 *
	 * @return string[]
	 */
	public static function fields(): array {
		return array(
			'Name of the widget, for you alone' => __( 'Name of the widget, for you alone', 'hadaya' ),
			'Show the contact widget in the shop' => __( 'Show the contact widget in the shop', 'hadaya' ),
			'Only administrators see it, to try it out' => __( 'Only administrators see it, to try it out', 'hadaya' ),
			'Channels' => __( 'Channels', 'hadaya' ),
			'Add a channel' => __( 'Add a channel', 'hadaya' ),
			'Channel' => __( 'Channel', 'hadaya' ),
			'Number, address or name' => __( 'Number, address or name', 'hadaya' ),
			'Picture of your QR code' => __( 'Picture of your QR code', 'hadaya' ),
			'Save it in WeChat under “My QR code”. Without it visitors see your name only.' => __( 'Save it in WeChat under “My QR code”. Without it visitors see your name only.', 'hadaya' ),
			'Headline over the QR code' => __( 'Headline over the QR code', 'hadaya' ),
			'Line over the QR code' => __( 'Line over the QR code', 'hadaya' ),
			'Open a chat window first' => __( 'Open a chat window first', 'hadaya' ),
			'Welcome in the chat window' => __( 'Welcome in the chat window', 'hadaya' ),
			'Hello! What would you like to know?' => __( 'Hello! What would you like to know?', 'hadaya' ),
			'Headline of the chat window' => __( 'Headline of the chat window', 'hadaya' ),
			'Chat with us on WhatsApp' => __( 'Chat with us on WhatsApp', 'hadaya' ),
			'Name of who greets in it' => __( 'Name of who greets in it', 'hadaya' ),
			'Their photo (address of a picture)' => __( 'Their photo (address of a picture)', 'hadaya' ),
			'Hint in the empty message' => __( 'Hint in the empty message', 'hadaya' ),
			'My order number is …' => __( 'My order number is …', 'hadaya' ),
			'Offer emojis' => __( 'Offer emojis', 'hadaya' ),
			'Open it by itself, once' => __( 'Open it by itself, once', 'hadaya' ),
			'Message that is written beforehand' => __( 'Message that is written beforehand', 'hadaya' ),
			'Words in braces stand for what the visitor is looking at. Without a product those of a product are left out.' => __( 'Words in braces stand for what the visitor is looking at. Without a product those of a product are left out.', 'hadaya' ),
			'Hello, I am interested in {product}: {url}' => __( 'Hello, I am interested in {product}: {url}', 'hadaya' ),
			'Own text' => __( 'Own text', 'hadaya' ),
			'Own icon (address of a picture)' => __( 'Own icon (address of a picture)', 'hadaya' ),
			'Own colour' => __( 'Own colour', 'hadaya' ),
			'Colour' => __( 'Colour', 'hadaya' ),
			'On computers' => __( 'On computers', 'hadaya' ),
			'On phones' => __( 'On phones', 'hadaya' ),
			'On computers, open WhatsApp in the browser (off: its app)' => __( 'On computers, open WhatsApp in the browser (off: its app)', 'hadaya' ),
			'Subject' => __( 'Subject', 'hadaya' ),
			'Question about {product}' => __( 'Question about {product}', 'hadaya' ),
			'Several people answer' => __( 'Several people answer', 'hadaya' ),
			'Headline over the people' => __( 'Headline over the people', 'hadaya' ),
			'First comes' => __( 'First comes', 'hadaya' ),
			'People' => __( 'People', 'hadaya' ),
			'Add a person' => __( 'Add a person', 'hadaya' ),
			'Name of the person' => __( 'Name of the person', 'hadaya' ),
			'Photo (address of a picture)' => __( 'Photo (address of a picture)', 'hadaya' ),
			'Working hours (none: always there)' => __( 'Working hours (none: always there)', 'hadaya' ),
			'Add hours' => __( 'Add hours', 'hadaya' ),
			'Days' => __( 'Days', 'hadaya' ),
			'From' => __( 'From', 'hadaya' ),
			'Until' => __( 'Until', 'hadaya' ),
			'With the contact form' => __( 'With the contact form', 'hadaya' ),
			'Text beside the button' => __( 'Text beside the button', 'hadaya' ),
			'Keep that text after the first click' => __( 'Keep that text after the first click', 'hadaya' ),
			'Size in pixels' => __( 'Size in pixels', 'hadaya' ),
			'Position' => __( 'Position', 'hadaya' ),
			'Two widgets on one page need different corners, or one of them more pixels from the bottom.' => __( 'Two widgets on one page need different corners, or one of them more pixels from the bottom.', 'hadaya' ),
			'Pixels from the bottom' => __( 'Pixels from the bottom', 'hadaya' ),
			'Pixels from the side' => __( 'Pixels from the side', 'hadaya' ),
			'The channels open' => __( 'The channels open', 'hadaya' ),
			'With a button that closes them' => __( 'With a button that closes them', 'hadaya' ),
			'Shown on' => __( 'Shown on', 'hadaya' ),
			'Opening hours' => __( 'Opening hours', 'hadaya' ),
			'Only within opening hours' => __( 'Only within opening hours', 'hadaya' ),
			'Hours' => __( 'Hours', 'hadaya' ),
			'Time zone' => __( 'Time zone', 'hadaya' ),
			'For example Asia/Muscat.' => __( 'For example Asia/Muscat.', 'hadaya' ),
			'Other hours on certain days' => __( 'Other hours on certain days', 'hadaya' ),
			'Add days' => __( 'Add days', 'hadaya' ),
			'First day' => __( 'First day', 'hadaya' ),
			'Last day (empty: one day)' => __( 'Last day (empty: one day)', 'hadaya' ),
			'Closed' => __( 'Closed', 'hadaya' ),
			'Show after … seconds' => __( 'Show after … seconds', 'hadaya' ),
			'Show after … percent of the page were scrolled' => __( 'Show after … percent of the page were scrolled', 'hadaya' ),
			'Show when the visitor is about to leave' => __( 'Show when the visitor is about to leave', 'hadaya' ),
			'Pages (none: every page)' => __( 'Pages (none: every page)', 'hadaya' ),
			'Add a page rule' => __( 'Add a page rule', 'hadaya' ),
			'The widget is' => __( 'The widget is', 'hadaya' ),
			'on' => __( 'on', 'hadaya' ),
			'Address, for example /shop/' => __( 'Address, for example /shop/', 'hadaya' ),
			'Its address or number' => __( 'Its address or number', 'hadaya' ),
			'Name of the tag' => __( 'Name of the tag', 'hadaya' ),
			'Language, for example ar' => __( 'Language, for example ar', 'hadaya' ),
			'Role, for example customer' => __( 'Role, for example customer', 'hadaya' ),
			'Colour of the text beside the button' => __( 'Colour of the text beside the button', 'hadaya' ),
			'Colour behind that text' => __( 'Colour behind that text', 'hadaya' ),
			'Icon of the button' => __( 'Icon of the button', 'hadaya' ),
			'Own picture (its address)' => __( 'Own picture (its address)', 'hadaya' ),
			'Colour of the icon' => __( 'Colour of the icon', 'hadaya' ),
			'The channels stand' => __( 'The channels stand', 'hadaya' ),
			'Name of the button that closes' => __( 'Name of the button that closes', 'hadaya' ),
			'Greeting' => __( 'Greeting', 'hadaya' ),
			'Greet visitors in a card over the channels' => __( 'Greet visitors in a card over the channels', 'hadaya' ),
			'Headline of the card' => __( 'Headline of the card', 'hadaya' ),
			'Hello! How can we help you?' => __( 'Hello! How can we help you?', 'hadaya' ),
			'Text of the card' => __( 'Text of the card', 'hadaya' ),
			'Ask us about {product}, delivery or your order.' => __( 'Ask us about {product}, delivery or your order.', 'hadaya' ),
			'Attention' => __( 'Attention', 'hadaya' ),
			'Movement until the first click' => __( 'Movement until the first click', 'hadaya' ),
			'Badge with a number, as for unread messages' => __( 'Badge with a number, as for unread messages', 'hadaya' ),
			'Number on the badge' => __( 'Number on the badge', 'hadaya' ),
			'Colour of the number' => __( 'Colour of the number', 'hadaya' ),
			'Colour of the badge' => __( 'Colour of the badge', 'hadaya' ),
			'Blur the page while the channels are open' => __( 'Blur the page while the channels are open', 'hadaya' ),
			'With a button in the corner (off: only links, menus and blocks of your pages open it)' => __( 'With a button in the corner (off: only links, menus and blocks of your pages open it)', 'hadaya' ),
			'Hide after … seconds (0: stay)' => __( 'Hide after … seconds (0: stay)', 'hadaya' ),
			'Dates' => __( 'Dates', 'hadaya' ),
			'Only on certain dates' => __( 'Only on certain dates', 'hadaya' ),
			'First day (empty: from now on)' => __( 'First day (empty: from now on)', 'hadaya' ),
			'Last day (empty: for ever)' => __( 'Last day (empty: for ever)', 'hadaya' ),
			'By the site’s own time zone.' => __( 'By the site’s own time zone.', 'hadaya' ),
			'Visitors’ countries' => __( 'Visitors’ countries', 'hadaya' ),
			'Only for visitors from certain countries' => __( 'Only for visitors from certain countries', 'hadaya' ),
			'Countries' => __( 'Countries', 'hadaya' ),
			'Visitors’ sources' => __( 'Visitors’ sources', 'hadaya' ),
			'Only for visitors from certain sources' => __( 'Only for visitors from certain sources', 'hadaya' ),
			'They come' => __( 'They come', 'hadaya' ),
			'How the visit began counts for all its pages. Nothing chosen here and below: every source.' => __( 'How the visit began counts for all its pages. Nothing chosen here and below: every source.', 'hadaya' ),
			'Certain sites' => __( 'Certain sites', 'hadaya' ),
			'Add a site' => __( 'Add a site', 'hadaya' ),
			'Site, for example partner.com' => __( 'Site, for example partner.com', 'hadaya' ),
			'The name of the site, or a part of it. Browsers seldom tell the page of another site.' => __( 'The name of the site, or a part of it. Browsers seldom tell the page of another site.', 'hadaya' ),
			'Font (empty: the page’s)' => __( 'Font (empty: the page’s)', 'hadaya' ),
			'Arial, Tahoma, Verdana, Georgia, or the name of a Google font, which is then loaded from Google, after consent where your shop asks for it.' => __( 'Arial, Tahoma, Verdana, Georgia, or the name of a Google font, which is then loaded from Google, after consent where your shop asks for it.', 'hadaya' ),
			'Tell Google Analytics of clicks, where your shop has it' => __( 'Tell Google Analytics of clicks, where your shop has it', 'hadaya' ),
			'Advertising' => __( 'Advertising', 'hadaya' ),
			'Tell Meta, TikTok and Google Ads of clicks and messages, where your shop has their tags and the visitor agrees to marketing' => __( 'Tell Meta, TikTok and Google Ads of clicks and messages, where your shop has their tags and the visitor agrees to marketing', 'hadaya' ),
			'Google Ads: conversion of a click (empty: none)' => __( 'Google Ads: conversion of a click (empty: none)', 'hadaya' ),
			'For example AW-123456789/AbC-D_efG.' => __( 'For example AW-123456789/AbC-D_efG.', 'hadaya' ),
			'Google Ads: conversion of a message (empty: none)' => __( 'Google Ads: conversion of a message (empty: none)', 'hadaya' ),
			'Own CSS for this widget' => __( 'Own CSS for this widget', 'hadaya' ),
			'Count views and clicks (totals by day, no visitor is recorded)' => __( 'Count views and clicks (totals by day, no visitor is recorded)', 'hadaya' ),
			'Keep what visitors write in their browser tab until they send it' => __( 'Keep what visitors write in their browser tab until they send it', 'hadaya' ),
			'Outside of the opening hours' => __( 'Outside of the opening hours', 'hadaya' ),
			'Seconds, scrolling and leaving' => __( 'Seconds, scrolling and leaving', 'hadaya' ),
			'When the country is not known' => __( 'When the country is not known', 'hadaya' ),
			'The visitor’s browser asks Cloudflare for the country, after consent where your shop asks for it.' => __( 'The visitor’s browser asks Cloudflare for the country, after consent where your shop asks for it.', 'hadaya' ),
			'Somebody outside their working hours' => __( 'Somebody outside their working hours', 'hadaya' ),
			'When nobody is there, first comes' => __( 'When nobody is there, first comes', 'hadaya' ),
			'Time zone of working hours' => __( 'Time zone of working hours', 'hadaya' ),
			'Offer a contact form' => __( 'Offer a contact form', 'hadaya' ),
			'Title' => __( 'Title', 'hadaya' ),
			'Fields' => __( 'Fields', 'hadaya' ),
			'Add a field' => __( 'Add a field', 'hadaya' ),
			'Kind' => __( 'Kind', 'hadaya' ),
			'Label' => __( 'Label', 'hadaya' ),
			'Label (empty: the usual one)' => __( 'Label (empty: the usual one)', 'hadaya' ),
			'Hint in the empty field' => __( 'Hint in the empty field', 'hadaya' ),
			'Must be filled in' => __( 'Must be filled in', 'hadaya' ),
			'Choices, one a line' => __( 'Choices, one a line', 'hadaya' ),
			'Text of the button' => __( 'Text of the button', 'hadaya' ),
		);
	}

	/**
	 * What a new widget says.
	 *
	 * @return string[]
	 */
	public static function fresh(): array {
		return array(
			'Contact widget' => __( 'Contact widget', 'hadaya' ),
			'Contact us' => __( 'Contact us', 'hadaya' ),
			'Hide' => __( 'Hide', 'hadaya' ),
			'Send' => __( 'Send', 'hadaya' ),
		);
	}

	/**
	 * Names of channels.
	 *
	 * @return string[]
	 */
	public static function channels(): array {
		return array(
			'WhatsApp' => __( 'WhatsApp', 'hadaya' ),
			'Phone' => __( 'Phone', 'hadaya' ),
			'SMS' => __( 'SMS', 'hadaya' ),
			'Email' => __( 'Email', 'hadaya' ),
			'Telegram' => __( 'Telegram', 'hadaya' ),
			'Instagram message' => __( 'Instagram message', 'hadaya' ),
			'Instagram' => __( 'Instagram', 'hadaya' ),
			'Messenger' => __( 'Messenger', 'hadaya' ),
			'X (Twitter)' => __( 'X (Twitter)', 'hadaya' ),
			'TikTok' => __( 'TikTok', 'hadaya' ),
			'Snapchat' => __( 'Snapchat', 'hadaya' ),
			'VK' => __( 'VK', 'hadaya' ),
			'Viber' => __( 'Viber', 'hadaya' ),
			'WeChat' => __( 'WeChat', 'hadaya' ),
			'Line' => __( 'Line', 'hadaya' ),
			'LinkedIn' => __( 'LinkedIn', 'hadaya' ),
			'Slack' => __( 'Slack', 'hadaya' ),
			'Discord' => __( 'Discord', 'hadaya' ),
			'Microsoft Teams' => __( 'Microsoft Teams', 'hadaya' ),
			'Map' => __( 'Map', 'hadaya' ),
			'Waze' => __( 'Waze', 'hadaya' ),
			'Link' => __( 'Link', 'hadaya' ),
		);
	}
}
