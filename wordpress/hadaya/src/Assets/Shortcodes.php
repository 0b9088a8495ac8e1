<?php
/**
 * Shortcodes and template tags.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Settings\Options;
use Hadaya\Swap\Islands;
use Hadaya\Widgets\Channels;

defined( 'ABSPATH' ) || exit;

/**
 * Lets owners and themes place islands without a page builder.
 */
final class Shortcodes {

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Tags of our files.
	 *
	 * @var Tags
	 */
	private Tags $tags;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 * @param Tags    $tags    Tags of our files.
	 */
	public function __construct( Options $options, Tags $tags ) {
		$this->options = $options;
		$this->tags    = $tags;
	}

	/**
	 * `[hadaya island="content" …]markup[/hadaya]`: a place for an island around markup that works without JavaScript.
	 *
	 * @param array|string $attributes Attributes of the shortcode.
	 * @param string|null  $content    What stands between its tags.
	 * @return string
	 */
	public function render_island( $attributes, $content = null ): string {
		$attributes = is_array( $attributes ) ? $attributes : array();
		$island     = isset( $attributes['island'] ) ? $attributes['island'] : '';
		unset( $attributes['island'] );
		return $this->island_markup( $island, $attributes, wp_kses_post( do_shortcode( (string) $content ) ) );
	}

	/**
	 * `[hadaya_contact channel="Whatsapp"]Ask us[/hadaya_contact]`: a link that opens the contact widget, and that works without it.
	 *
	 * @param array|string $attributes Attributes of the shortcode.
	 * @param string|null  $content    Text of the link.
	 * @return string
	 */
	public function render_contact_link( $attributes, $content = null ): string {
		$attributes = shortcode_atts(
			array(
				'open'    => '0',
				'phone'   => '',
				'message' => '',
			),
			is_array( $attributes ) ? $attributes : array(),
			'hadaya_contact'
		);
		$phone      = Channels::digits( '' === $attributes['phone'] ? $this->whatsapp_number() : $attributes['phone'] );
		$text       = '' === trim( (string) $content ) ? __( 'Contact us', 'hadaya' ) : wp_strip_all_tags( $content );
		$url        = '' === $phone ? '#contact' : 'https://wa.me/' . $phone;
		if ( '' !== $phone && '' !== $attributes['message'] ) {
			$url .= '?text=' . rawurlencode( $attributes['message'] );
		}
		return sprintf(
			'<a class="hadaya-contact-link" href="%1$s" rel="noopener" data-hadaya-open="%2$s"%3$s%4$s>%5$s</a>',
			esc_url( $url ),
			esc_attr( $attributes['open'] ),
			'' === $attributes['phone'] ? '' : ' data-phone="' . esc_attr( $attributes['phone'] ) . '"',
			'' === $attributes['message'] ? '' : ' data-message="' . esc_attr( $attributes['message'] ) . '"',
			esc_html( $text )
		);
	}

	/**
	 * Markup of a place for an island; its files are put on the page unless the owner switched it off.
	 *
	 * @param string $island     Island.
	 * @param array  $attributes Settings, printed as data attributes.
	 * @param string $content    Markup that the caller trusts.
	 * @return string
	 */
	public function island_markup( string $island, array $attributes, string $content ): string {
		$island = sanitize_key( $island );
		if ( ! array_key_exists( $island, Islands::all() ) || ! $this->options->is_island_on( $island ) || ! $this->tags->enqueue( $island ) ) {
			return $content;
		}
		$data = '';
		foreach ( $attributes as $name => $value ) {
			$name = sanitize_key( str_replace( '_', '-', (string) $name ) );
			if ( '' !== $name && is_scalar( $value ) ) {
				$data .= sprintf( ' data-%s="%s"', $name, esc_attr( (string) $value ) );
			}
		}
		$shown = 'contact-widget' === $island ? 'contact' : $island;
		return sprintf( '<div data-hadaya="%1$s"%2$s>%3$s</div>', esc_attr( $shown ), $data, $content );
	}

	/**
	 * The first WhatsApp number of our own widgets, or an empty text.
	 *
	 * @return string
	 */
	private function whatsapp_number(): string {
		$channels = array_merge( ...array_column( $this->options->widgets(), 'channels' ) );
		foreach ( $channels as $channel ) {
			if ( 'Whatsapp' === $channel['channel'] ) {
				return Channels::has_people( $channel ) ? $channel['agents'][0]['value'] : $channel['value'];
			}
		}
		return '';
	}
}
