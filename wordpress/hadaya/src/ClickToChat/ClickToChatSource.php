<?php
/**
 * Import source for Click to Chat.
 *
 * @package Hadaya
 */

namespace Hadaya\ClickToChat;

use Hadaya\Move\ChannelSanitizer;
use Hadaya\Move\MessagePlaceholders;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\MoveSource;
use Hadaya\Move\PageKinds;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the widget of Click to Chat, versions 1 to 4.
 *
 * @phpstan-import-type SourceWidget from MoveSource
 * @phpstan-import-type ConvertedWidget from MoveSource
 */
final class ClickToChatSource implements MoveSource {

	private ClickToChatData $click_to_chat_data;
	private MessagePlaceholders $message_placeholders;
	private ClickToChatLook $click_to_chat_look;
	private ChannelSanitizer $channel_sanitizer;
	private ClickToChatPages $click_to_chat_pages;
	private PageKinds $page_kinds;
	private ClickToChatNotes $click_to_chat_notes;

	public function __construct(
		ClickToChatData $click_to_chat_data,
		MessagePlaceholders $message_placeholders,
		ClickToChatLook $click_to_chat_look,
		ChannelSanitizer $channel_sanitizer,
		ClickToChatPages $click_to_chat_pages,
		PageKinds $page_kinds,
		ClickToChatNotes $click_to_chat_notes
	) {
		$this->click_to_chat_data   = $click_to_chat_data;
		$this->message_placeholders = $message_placeholders;
		$this->click_to_chat_look   = $click_to_chat_look;
		$this->channel_sanitizer    = $channel_sanitizer;
		$this->click_to_chat_pages  = $click_to_chat_pages;
		$this->page_kinds           = $page_kinds;
		$this->click_to_chat_notes  = $click_to_chat_notes;
	}

	public function id(): string {
		return 'click-to-chat';
	}

	public function name(): string {
		return 'Click to Chat';
	}

	/**
	 * Returns the plugin folders of Click to Chat's free and paid versions.
	 *
	 * @return string[]
	 */
	public function folders(): array {
		return array( 'click-to-chat-for-whatsapp', 'click-to-chat-pro' );
	}

	/**
	 * Returns Click to Chat's only widget; an empty list if it has no WhatsApp number.
	 *
	 * @return list<SourceWidget>
	 */
	public function widgets(): array {
		return '' === $this->click_to_chat_data->number( $this->click_to_chat_data->chat() ) ? array() : array(
			array(
				'id'     => '',
				'name'   => $this->name(),
				'active' => true,
			),
		);
	}

	/**
	 * Converts Click to Chat's only widget. The new widget is disabled if the number is invalid, or if the button is hidden on all devices or all
	 * pages.
	 *
	 * @param string    $id    Unused, because Click to Chat has only one widget.
	 * @param MoveNotes $notes Receives notes on settings that are changed or cannot be moved.
	 * @return ConvertedWidget
	 */
	public function read( string $id, MoveNotes $notes ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Click to Chat has only one widget.
		$chat    = $this->click_to_chat_data->chat();
		$other   = $this->click_to_chat_data->option( 'ht_ctc_othersettings' );
		$given   = $this->channel( $chat, $notes );
		$text    = StoredValue::text_of( $chat, 'call_to_action' );
		$text    = $this->message_placeholders->translate( $text, __( 'Call to action', 'hadaya' ), array(), $notes );
		$look    = $this->click_to_chat_look->read( $chat, $other, $notes );
		$channel = $this->channel_sanitizer->whatsapp( $this->click_to_chat_data->number( $chat ), $look['color'], $given, $notes );
		$pages   = $this->click_to_chat_pages->read( $chat, $notes );
		$devices = self::devices( $chat );
		$this->click_to_chat_notes->add( $chat, $other, $notes );
		$this->page_kinds->leave_own( 'ht_ctc_pagelevel', $notes );
		$own = array(
			'enabled'   => null !== $channel && '' !== $devices && ( ClickToChatPages::is_shown( $chat ) || array() !== $pages ),
			'channels'  => array_values( array_filter( array( $channel ) ) ),
			'form'      => false,
			'cta_text'  => $text,
			'devices'   => '' === $devices ? 'all' : $devices,
			'pages'     => $pages,
			'analytics' => isset( $other['google_analytics'] ) || isset( $other['gtm'] ),
		);
		return array(
			'widget' => $own + $look,
			'form'   => array(),
		);
	}

	/**
	 * Returns no shared settings, because Click to Chat has only one widget.
	 *
	 * @return array<string, string>
	 */
	public function common(): array {
		return array();
	}

	/**
	 * Returns Click to Chat's channel, without the number. Click to Chat's "greeting" becomes our chat popup.
	 *
	 * @param array<string, mixed> $chat  Settings of the chat.
	 * @param MoveNotes            $notes Receives notes on changed settings.
	 * @return array<string, string|bool>
	 */
	private function channel( array $chat, MoveNotes $notes ): array {
		$greeting = $this->click_to_chat_data->option( 'ht_ctc_greetings_options' );
		$settings = $this->click_to_chat_data->option( 'ht_ctc_greetings_settings' );
		$welcome  = __( 'Welcome message', 'hadaya' );
		$message  = __( 'Pre-filled message', 'hadaya' );
		$lines    = array();
		foreach ( array( 'header_content', 'main_content', 'bottom_content' ) as $name ) {
			$lines[] = $this->message_placeholders->translate( StoredValue::text_of( $greeting, $name ), $welcome, array(), $notes );
		}
		$is_open = ! in_array( StoredValue::text_of( $greeting, 'greetings_template' ), array( '', 'no' ), true );
		return array(
			'message'        => $this->message_placeholders->translate(
				StoredValue::text_of( $chat, 'pre_filled' ),
				$message,
				array( 'title', 'url', 'product', 'sku', 'price' ),
				$notes
			),
			'web'            => 'web' === StoredValue::text_of( $chat, 'url_structure_d' ),
			'popup'          => $is_open,
			'popup_headline' => $is_open ? str_replace( "\n", ' – ', $lines[0] ) : '',
			'popup_welcome'  => $is_open ? implode( "\n", array_filter( array_slice( $lines, 1 ), 'strlen' ) ) : '',
			'popup_open'     => $is_open && 'open' === StoredValue::text_of( $settings, 'g_init' ),
		);
	}

	/**
	 * Returns the devices on which the button is shown: `all`, `mobile` or `desktop`; empty if it is hidden on both.
	 *
	 * @param array<string, mixed> $chat Settings of the chat.
	 * @return string
	 */
	private static function devices( array $chat ): string {
		$is_hidden = static function ( string $device ) use ( $chat ): bool {
			return 'hide' === StoredValue::text_of( $chat, 'display_' . $device ) || isset( $chat[ 'hideon_' . $device ] );
		};
		if ( $is_hidden( 'mobile' ) ) {
			return $is_hidden( 'desktop' ) ? '' : 'desktop';
		}
		return $is_hidden( 'desktop' ) ? 'mobile' : 'all';
	}
}
