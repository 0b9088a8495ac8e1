<?php
/**
 * Our question about the contact widget on the screen "Site Health".
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Admin\Menu;
use Hadaya\Settings\Countries;
use Hadaya\Settings\Options;
use Hadaya\Swap\ActivePlugins;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\LostRules;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether visitors can reach the shop by its contact widgets: what is hidden and why, and what of a channel is wrong.
 */
final class ContactHealth {

	/**
	 * Folders of plugins that show a chat button of their own.
	 */
	const OTHERS = array( 'creame-whatsapp-me', 'click-to-chat-for-whatsapp', 'wp-whatsapp-chat', 'wp-whatsapp', 'tawkto-live-chat', 'tidio-live-chat', 'crisp', 'smartsupp-live-chat', 'wp-live-chat-software-for-wordpress', 'livechat-woocommerce', 'intercom', 'leadin' );

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 */
	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Adds the question.
	 *
	 * @param array $tests Questions of the screen.
	 * @return array
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_contact'] = array(
			'label' => __( 'Hadaya: contact widget', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Whether visitors can reach the shop.
	 *
	 * @return array
	 */
	public function test(): array {
		if ( Widget::has_contact_plugin() ) {
			return SiteHealth::answer( 'hadaya_contact', 'good', __( 'Another contact plugin shows its widget', 'hadaya' ), __( 'That of Hadaya is not shown beside it.', 'hadaya' ) );
		}
		$widgets = $this->options->is_island_on( 'contact-widget' ) ? array_filter( $this->options->widgets(), array( Widget::class, 'is_on' ) ) : array();
		if ( array() === $widgets ) {
			return self::with_link( SiteHealth::answer( 'hadaya_contact', 'good', __( 'The contact widget of Hadaya is switched off', 'hadaya' ), __( 'Visitors see none.', 'hadaya' ) ) );
		}
		$found = self::others();
		foreach ( $widgets as $widget ) {
			$found = array_merge( $found, $this->problems( $widget ) );
		}
		if ( array() === $found ) {
			return SiteHealth::answer( 'hadaya_contact', 'good', __( 'Visitors can reach you by the contact widget', 'hadaya' ), __( 'Every channel has a number, an address or a name that fits.', 'hadaya' ) );
		}
		return self::with_link( SiteHealth::answer( 'hadaya_contact', 'recommended', __( 'The contact widget of Hadaya needs your attention', 'hadaya' ), implode( ' ', $found ) ) );
	}

	/**
	 * An answer with the way to the settings.
	 *
	 * @param array $answer Answer.
	 * @return array
	 */
	private static function with_link( array $answer ): array {
		$answer['actions'] = sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( Menu::address() ), esc_html__( 'Open the contact widget', 'hadaya' ) );
		return $answer;
	}

	/**
	 * Other plugins that show a button, a sentence each.
	 *
	 * @return string[]
	 */
	private static function others(): array {
		$told = array();
		foreach ( array_filter( array_map( array( ActivePlugins::class, 'find' ), self::OTHERS ) ) as $plugin ) {
			/* translators: %s: name of a plugin. */
			$told[] = sprintf( __( '%s may show a button of its own: visitors then see two. Switch off one of them, or give them different corners.', 'hadaya' ), $plugin['name'] );
		}
		return $told;
	}

	/**
	 * What is wrong with a widget, or hides it, a sentence each.
	 *
	 * @param array $widget Settings of the widget.
	 * @return string[]
	 */
	private function problems( array $widget ): array {
		$told = array();
		$form = $this->options->form();
		if ( array() === $widget['channels'] && ! ( $widget['form'] && $form['enabled'] ) ) {
			/* translators: %s: name of a widget. */
			$told[] = sprintf( __( '“%s” has no channel, so nobody sees it. Add one.', 'hadaya' ), $widget['name'] );
		}
		if ( ! empty( $widget['admins_only'] ) ) {
			/* translators: %s: name of a widget. */
			$told[] = sprintf( __( 'Only administrators see “%s”. Publish it when it is ready.', 'hadaya' ), $widget['name'] );
		}
		$end = $widget['dates']['enabled'] ? $widget['dates']['end'] : '';
		if ( '' !== $end && $end < wp_date( 'Y-m-d' ) ) {
			/* translators: 1: name of a widget, 2: date. */
			$told[] = sprintf( __( '“%1$s” is hidden: its last day was %2$s.', 'hadaya' ), $widget['name'], $end );
		}
		$lost = LostRules::tell( $widget['pages'] );
		if ( '' !== $lost ) {
			/* translators: 1: name of a widget, 2: what is so, in sentences. */
			$told[] = sprintf( __( '“%1$s”: %2$s', 'hadaya' ), $widget['name'], $lost );
		}
		foreach ( $widget['channels'] as $channel ) {
			$known   = Channels::all();
			$name    = isset( $known[ $channel['channel'] ] ) ? $known[ $channel['channel'] ]['name'] : $channel['channel'];
			$problem = self::channel_problem( $channel );
			if ( '' !== $problem ) {
				/* translators: 1: channel, 2: name of a widget, 3: what is wrong with it. */
				$told[] = sprintf( __( '%1$s in “%2$s”: %3$s', 'hadaya' ), $name, $widget['name'], $problem );
			}
		}
		return $told;
	}

	/**
	 * What is wrong with a channel; empty when nothing is.
	 *
	 * @param array $channel Channel.
	 * @return string
	 */
	private static function channel_problem( array $channel ): string {
		if ( ! $channel['desktop'] && ! $channel['mobile'] ) {
			return __( 'it is switched off for computers and for phones.', 'hadaya' );
		}
		if ( self::is_gone( $channel['image'] ) ) {
			return __( 'the picture of its icon is gone. Choose another one.', 'hadaya' );
		}
		foreach ( Channels::has_people( $channel ) ? array_column( $channel['agents'], 'value' ) : array( $channel['value'] ) as $value ) {
			list( $clean, $problem ) = Channels::clean( $channel['channel'], $value );
			if ( '' === $value || '' !== $problem ) {
				return '' === $value ? __( 'it has no number, address or name.', 'hadaya' ) : $value . ' – ' . $problem;
			}
			if ( 'Whatsapp' === $channel['channel'] && ctype_digit( $clean ) && ! Countries::fits_a_plan( $clean ) ) {
				/* translators: %s: number. */
				return sprintf( __( '%s is not as long as mobile numbers of its country. Check the digits.', 'hadaya' ), '+' . $clean );
			}
		}
		return '';
	}

	/**
	 * Whether a picture of this site is not there any more.
	 *
	 * @param string $url Address; empty for none.
	 * @return bool
	 */
	private static function is_gone( string $url ): bool {
		$folder = wp_get_upload_dir();
		return 0 === strpos( $url, $folder['baseurl'] . '/' ) && ! is_file( $folder['basedir'] . substr( $url, strlen( $folder['baseurl'] ) ) );
	}
}
