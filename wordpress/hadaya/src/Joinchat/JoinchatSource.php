<?php
/**
 * Import source for Joinchat.
 *
 * @package Hadaya
 */

namespace Hadaya\Joinchat;

use Hadaya\Move\ChannelSanitizer;
use Hadaya\Move\MessagePlaceholders;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\MoveSource;
use Hadaya\Move\PageKinds;
use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Imports from Joinchat. Before version 4, Joinchat was named "WAme" or "WhatsApp me" and stored the same settings under its old name.
 *
 * @phpstan-import-type SourceWidget from MoveSource
 * @phpstan-import-type ConvertedWidget from MoveSource
 */
final class JoinchatSource implements MoveSource {

	private JoinchatData $joinchat_data;
	private ChannelSanitizer $channel_sanitizer;
	private JoinchatNotes $joinchat_notes;
	private PageKinds $page_kinds;
	private MessagePlaceholders $message_placeholders;
	private PluginData $plugin_data;
	private JoinchatPages $joinchat_pages;

	public function __construct(
		JoinchatData $joinchat_data,
		ChannelSanitizer $channel_sanitizer,
		JoinchatNotes $joinchat_notes,
		PageKinds $page_kinds,
		MessagePlaceholders $message_placeholders,
		PluginData $plugin_data,
		JoinchatPages $joinchat_pages
	) {
		$this->joinchat_data        = $joinchat_data;
		$this->channel_sanitizer    = $channel_sanitizer;
		$this->joinchat_notes       = $joinchat_notes;
		$this->page_kinds           = $page_kinds;
		$this->message_placeholders = $message_placeholders;
		$this->plugin_data          = $plugin_data;
		$this->joinchat_pages       = $joinchat_pages;
	}

	public function id(): string {
		return 'joinchat';
	}

	public function name(): string {
		return 'Joinchat';
	}

	/**
	 * Returns the plugin folders of Joinchat's free and premium versions.
	 *
	 * @return string[]
	 */
	public function folders(): array {
		return array( 'creame-whatsapp-me', 'joinchat-premium' );
	}

	/**
	 * Returns Joinchat's only widget; an empty list if it has no phone number.
	 *
	 * @return list<SourceWidget>
	 */
	public function widgets(): array {
		return '' === StoredValue::text_of( $this->joinchat_data->kept(), 'telephone' ) ? array() : array(
			array(
				'id'     => '',
				'name'   => $this->name(),
				'active' => true,
			),
		);
	}

	/**
	 * Converts Joinchat's only widget. The new widget is disabled if the number is invalid or the button is hidden on all pages.
	 *
	 * @param string    $id    Unused, because Joinchat has only one widget.
	 * @param MoveNotes $notes Receives notes on settings that are changed or cannot be moved.
	 * @return ConvertedWidget
	 */
	public function read( string $id, MoveNotes $notes ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Joinchat has only one widget.
		$kept    = $this->joinchat_data->kept();
		$look    = $this->look( $kept );
		$number  = StoredValue::text_of( $kept, 'telephone' );
		$channel = $this->channel_sanitizer->whatsapp( $number, $look['color'], $this->channel( $kept, $notes ), $notes );
		$given   = isset( $kept['visibility'] ) && is_array( $kept['visibility'] ) ? $kept['visibility'] : array();
		$pages   = $this->joinchat_pages->read( $given, $notes );
		$is_seen = JoinchatPages::is_shown( $given ) || array() !== $pages;
		$this->joinchat_notes->tell( $kept, $notes );
		$this->page_kinds->leave_own( '_joinchat', $notes );
		$own = array(
			'enabled'  => null !== $channel && $is_seen,
			'channels' => array_values( array_filter( array( $channel ) ) ),
			'form'     => false,
			'pages'    => $pages,
		);
		return array(
			'widget' => $own + $look,
			'form'   => array(),
		);
	}

	/**
	 * Returns no shared settings, because Joinchat has only one widget.
	 *
	 * @return array<string, string>
	 */
	public function common(): array {
		return array();
	}

	/**
	 * Returns Joinchat's channel, without the number. Joinchat's welcome message becomes our chat popup.
	 *
	 * @param array<string, mixed> $kept  Joinchat's stored options.
	 * @param MoveNotes            $notes Receives notes on changed settings.
	 * @return array<string, string|bool>
	 */
	private function channel( array $kept, MoveNotes $notes ): array {
		$message = __( 'Pre-filled message', 'hadaya' );
		$welcome = __( 'Welcome message', 'hadaya' );
		$greets  = '' !== $this->joinchat_data->own_text( $kept, 'message_text' );
		$head    = StoredValue::text_of( $kept, 'header' );
		return array(
			'message'        => $this->message_placeholders->translate(
				$this->joinchat_data->own_text( $kept, 'message_send' ),
				$message,
				array( 'title', 'url', 'product', 'sku', 'price' ),
				$notes
			),
			'web'            => StoredValue::is_true( StoredValue::text_of( $kept, 'whatsapp_web' ) ),
			'popup'          => $greets,
			'popup_headline' => 0 === strpos( $head, '__' ) ? '' : $head,
			'popup_welcome'  => $this->message_placeholders->translate(
				$this->joinchat_data->own_text( $kept, 'message_text' ),
				$welcome,
				array(),
				$notes
			),
			'popup_open'     => $greets
				&& ! $this->joinchat_data->has_badge( $kept )
				&& $this->joinchat_data->seconds( $kept, 'message_delay', 10 ) > 0,
		);
	}

	/**
	 * Converts the appearance, delay, devices and tracking of Joinchat's button. Size and offsets are those that Joinchat always uses.
	 *
	 * @param array<string, mixed> $kept Joinchat's stored options.
	 * @return array{cta_text: string, scheme: string, color: string, icon_color: string, icon: string, icon_image: string, size: int, position: string, bottom: int, side: int, devices: string, delay: int, analytics: bool, attention: array{badge: bool}, ads: array{enabled: bool, click: string}}
	 */
	private function look( array $kept ): array {
		list( $ground, $icon ) = explode( '/', StoredValue::text_of( $kept, 'color' ) . '/100' );
		$color                 = StoredValue::color( $ground );
		$picture               = $this->plugin_data->picture( $kept, 'button_image' );
		$schemes               = array(
			'yes'  => 'dark',
			'auto' => 'auto',
		);
		return array(
			'cta_text'   => StoredValue::text_of( $kept, 'button_tip' ),
			'scheme'     => $schemes[ StoredValue::text_of( $kept, 'dark_mode' ) ] ?? 'light',
			'color'      => '' === $color ? ChannelSanitizer::GREEN : $color,
			'icon_color' => '0' === $icon ? '#000000' : '#ffffff',
			'icon'       => '' === $picture ? 'chat-base' : 'chat-image',
			'icon_image' => $picture,
			'size'       => 60,
			'position'   => 'left' === StoredValue::text_of( $kept, 'position' ) ? 'left' : 'right',
			'bottom'     => 20,
			'side'       => 20,
			'devices'    => StoredValue::is_true( StoredValue::text_of( $kept, 'mobile_only' ) ) ? 'mobile' : 'all',
			'delay'      => max( 0, min( 3600, $this->joinchat_data->seconds( $kept, 'button_delay', 3 ) ) ),
			'analytics'  => true,
			'attention'  => array( 'badge' => $this->joinchat_data->has_badge( $kept ) ),
			'ads'        => array(
				'enabled' => '' !== StoredValue::text_of( $kept, 'gads' ),
				'click'   => StoredValue::text_of( $kept, 'gads' ),
			),
		);
	}
}
