<?php
/**
 * A link that opens a channel.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a link to the contact widget, a channel or the form. With our scripts, the link opens its target; without
 * them, it is a plain link to the channel.
 *
 * @phpstan-type ButtonWish array{channel: string, open: string|null, text: string, message: string, number: string, look: string, showIcon: bool, class: string}
 */
final class ContactButton {

	/**
	 * Default properties of a link.
	 */
	const USUAL = array(
		'channel'  => '',
		'open'     => null,
		'text'     => '',
		'message'  => '',
		'number'   => '',
		'look'     => 'button',
		'showIcon' => true,
		'class'    => 'wp-block-button__link wp-element-button',
	);

	private ContactTarget $target;
	private ChannelIcons $channel_icons;

	public function __construct( ContactTarget $target, ChannelIcons $channel_icons ) {
		$this->channel_icons = $channel_icons;
		$this->target        = $target;
	}

	/**
	 * Returns the link's HTML. Ignores number and message for channels other than WhatsApp.
	 *
	 * @param array<string, mixed> $given Properties, as in `USUAL`.
	 * @return string
	 */
	public function html( array $given ): string {
		$wish = array_merge( self::USUAL, array_intersect_key( $given, self::USUAL ) );
		if ( ! in_array( $wish['channel'], array( '', 'whatsapp' ), true ) ) {
			$wish['number']  = '';
			$wish['message'] = '';
		}
		$known = $this->target->describe( $wish['channel'] );
		$text  = '' === trim( $wish['text'] ) ? $known['name'] : wp_strip_all_tags( $wish['text'] );
		$icon  = $this->channel_icons->of( '' === $known['type'] ? 'Contact_Us' : $known['type'] );
		$html  = '';
		foreach ( $this->attributes( $wish, $icon ) as $name => $value ) {
			if ( '' !== $value || 'data-hadaya-open' === $name ) {
				$html .= sprintf( ' %s="%s"', $name, 'href' === $name ? esc_url( $value, self::protocols() ) : esc_attr( $value ) );
			}
		}
		return '<a' . $html . '>' . ( $wish['showIcon'] ? self::drawing( $icon['path'] ) : '' ) . '<span>' . esc_html( $text ) . '</span></a>';
	}

	/**
	 * Returns the attributes of the link; `html()` omits the empty ones.
	 *
	 * @param ButtonWish $wish Properties of the link.
	 * @param string[]   $icon Icon of the link's channel.
	 * @return string[]
	 */
	private function attributes( array $wish, array $icon ): array {
		return array(
			'class'            => 'hadaya-contact-link' . ( 'link' === $wish['look'] ? '' : ' ' . $wish['class'] ),
			'href'             => $this->target->address( $wish['channel'], $wish['number'], $wish['message'] ),
			'rel'              => 'noopener',
			'data-hadaya-open' => $wish['open'] ?? $wish['channel'],
			'data-phone'       => $wish['number'],
			'data-message'     => $wish['message'],
			'style'            => 'channel' === $wish['look'] ? sprintf( 'background:%1$s;color:%2$s', $icon['color'], $icon['ink'] ) : '',
		);
	}

	/**
	 * Returns the URL schemes that WordPress allows, and those of channels, such as `viber`.
	 *
	 * @return string[]
	 */
	private static function protocols(): array {
		return array_merge( wp_allowed_protocols(), array( 'viber', 'skype', 'sms', 'tel', 'mailto' ) );
	}

	/**
	 * Returns an icon's SVG in the colour of the link's text; empty if there is no path.
	 *
	 * @param string $path Path on a 24 × 24 grid.
	 * @return string
	 */
	private static function drawing( string $path ): string {
		return '' === $path
			? ''
			: '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d="'
				. esc_attr( $path )
				. '"></path></svg>';
	}
}
