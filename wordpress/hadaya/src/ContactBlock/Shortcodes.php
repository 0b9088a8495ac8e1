<?php
/**
 * Shortcodes and template tags.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

use Hadaya\Assets\Islands;
use Hadaya\Assets\PageIslands;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Renders shortcodes that add islands to pages without a page builder.
 */
final class Shortcodes {

	private Options $options;
	private PageIslands $tags;
	private ContactButton $button;
	private Islands $islands;

	public function __construct( Options $options, PageIslands $tags, ContactButton $button, Islands $islands ) {
		$this->islands = $islands;
		$this->options = $options;
		$this->tags    = $tags;
		$this->button  = $button;
	}

	/**
	 * Renders `[hadaya island="content" …]markup[/hadaya]`: wraps markup that works without JavaScript in an island.
	 *
	 * @param array<string, mixed>|string $attributes Attributes of the shortcode.
	 * @param string|null                 $content    Content between the shortcode's tags.
	 * @return string
	 */
	public function render_island( $attributes, $content = null ): string {
		$attributes = is_array( $attributes ) ? $attributes : array();
		$island     = isset( $attributes['island'] ) ? $attributes['island'] : '';
		unset( $attributes['island'] );
		return $this->island_markup( $island, $attributes, wp_kses_post( do_shortcode( (string) $content ) ) );
	}

	/**
	 * Renders `[hadaya_contact channel="whatsapp" look="button"]Ask us[/hadaya_contact]`: a link that opens the contact widget, a channel or the form,
	 * and works without JavaScript. Without a `channel`, `open` names the widget to open; `phone` and `message` set the number and text of a WhatsApp
	 * chat; `look` is `link`, `button` or `channel`, which gives a button the channel's colour.
	 *
	 * @param array<string, mixed>|string $attributes Attributes of the shortcode.
	 * @param string|null                 $content    Text of the link.
	 * @return string
	 */
	public function render_contact_link( $attributes, $content = null ): string {
		$attributes = shortcode_atts(
			array(
				'open'    => '0',
				'channel' => '',
				'phone'   => '',
				'message' => '',
				'look'    => 'link',
			),
			is_array( $attributes ) ? $attributes : array(),
			'hadaya_contact'
		);
		$named      = strtolower( $attributes['channel'] );
		wp_enqueue_style( 'hadaya-contact-style' ); // The handle that WordPress gives the block's style sheet.
		return $this->button->html(
			array(
				'channel'  => $named,
				'open'     => '' === $named ? $attributes['open'] : $named,
				'text'     => (string) $content,
				'number'   => $attributes['phone'],
				'message'  => $attributes['message'],
				'look'     => $attributes['look'],
				'showIcon' => 'link' !== $attributes['look'],
			)
		);
	}

	/**
	 * Enqueues an island's files and returns its markup; returns only the content if the island is unknown, disabled or cannot be enqueued.
	 *
	 * @param string               $island     Island.
	 * @param array<string, mixed> $attributes Settings, printed as data attributes.
	 * @param string               $content    Markup that the caller trusts.
	 * @return string
	 */
	public function island_markup( string $island, array $attributes, string $content ): string {
		$island = sanitize_key( $island );
		if (
			! array_key_exists( $island, $this->islands->all() )
			|| ! $this->options->is_island_on( $island )
			|| ! $this->tags->enqueue( $island )
		) {
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
}
