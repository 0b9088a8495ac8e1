<?php
/**
 * Our own contact widget.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the settings object of the contact widget on sites without a contact plugin, in the shape that plugin uses,
 * so that one island serves both.
 */
final class Hadaya_Widget {

	/**
	 * Script handle that carries the settings.
	 */
	const HANDLE = 'hadaya-contact-widget';

	/**
	 * Action of the nonce; the index of the widget follows it, and the first index is empty.
	 */
	const NONCE_ACTION = 'chaty_widget_nonce';

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	private $options;

	/**
	 * Tags of our files.
	 *
	 * @var Hadaya_Tags
	 */
	private $tags;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Options $options The owner's settings.
	 * @param Hadaya_Tags    $tags    Tags of our files.
	 */
	public function __construct( Hadaya_Options $options, Hadaya_Tags $tags ) {
		$this->options = $options;
		$this->tags    = $tags;
	}

	/**
	 * Hooks the widget into the pages.
	 */
	public function register() {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 20 );
		add_action( 'wp_footer', array( $this, 'print_fallback' ), 5 );
		add_filter( 'hadaya_page_settings', array( $this, 'add_page_settings' ), 5 );
	}

	/**
	 * Whether our widget is the site's contact widget: switched on, and no contact plugin is there.
	 *
	 * @return bool
	 */
	public function is_active() {
		$widget = $this->options->widget();
		return ! empty( $widget['enabled'] ) && $this->options->is_island_on( 'contact-widget' ) && ! self::has_contact_plugin();
	}

	/**
	 * Whether the contact plugin that we stand in for is active.
	 *
	 * @return bool
	 */
	public static function has_contact_plugin() {
		$found = defined( 'CHT_VERSION' ) || defined( 'CHT_FILE' ) || defined( 'CHT_PRO_VERSION' );
		/**
		 * Whether another plugin answers the contact widget's calls.
		 *
		 * @param bool $found Whether we found one.
		 */
		return (bool) apply_filters( 'hadaya_has_contact_plugin', $found );
	}

	/**
	 * The form's settings.
	 *
	 * @return array
	 */
	public function form() {
		return $this->options->form();
	}

	/**
	 * Slugs of the channels that our widget shows, the form included.
	 *
	 * @return string[]
	 */
	public function channel_slugs() {
		$widget = $this->options->widget();
		$form   = $this->options->form();
		$slugs  = wp_list_pluck( $widget['channels'], 'channel' );
		if ( $form['enabled'] ) {
			$slugs[] = 'Contact_Us';
		}
		return $slugs;
	}

	/**
	 * Puts the island and its settings on the page.
	 */
	public function enqueue() {
		if ( ! $this->is_active() || ! $this->tags->enqueue( 'contact-widget' ) ) {
			return;
		}
		$code = 'var chaty_settings=' . wp_json_encode( ( new Hadaya_Widget_Settings( $this->options ) )->settings(), Hadaya_Page_Settings::JSON_FLAGS ) . ';';
		wp_add_inline_script( self::HANDLE, $code, 'before' );
	}

	/**
	 * Lets the widget fetch a fresh token when a cached page carries an old one.
	 *
	 * @param array $settings Settings by island.
	 * @return array
	 */
	public function add_page_settings( $settings ) {
		if ( ! $this->is_active() ) {
			return $settings;
		}
		$contact             = isset( $settings['contact'] ) && is_array( $settings['contact'] ) ? $settings['contact'] : array();
		$settings['contact'] = array_merge( array( 'refreshToken' => true ), $contact );
		return $settings;
	}

	/**
	 * Prints the way to reach the shop for visitors without JavaScript, from our own channels or the contact plugin's.
	 */
	public function print_fallback() {
		$links = '';
		foreach ( $this->fallback_records() as $record ) {
			// WhatsApp's web address answers on computers only, and a channel without an address needs a script.
			$url = preg_replace( '#^https://web\.whatsapp\.com/send/?\?phone=(\d+)#', 'https://wa.me/$1', $record['url'] );
			$url = '#' === $url ? '' : esc_url( $url );
			if ( '' !== $url && false === strpos( $links, 'href="' . $url . '"' ) ) {
				$links .= sprintf( '<a href="%1$s" rel="noopener">%2$s</a> ', $url, esc_html( $record['hover_text'] ) );
			}
		}
		if ( '' !== $links ) {
			echo '<noscript><p class="hadaya-contact-fallback">' . $links . '</p></noscript>' . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Built from escaped parts above.
		}
	}

	/**
	 * Channels with `url` and `hover_text`: those of our widget, or those that the contact plugin has localised.
	 *
	 * @return array[]
	 */
	private function fallback_records() {
		if ( $this->is_active() ) {
			$widget  = $this->options->widget();
			$records = array();
			foreach ( $widget['channels'] as $channel ) {
				$records[] = Hadaya_Channel_Records::record( $channel, '' );
			}
			return $records;
		}
		return $this->options->is_island_on( 'contact-widget' ) ? self::localised_channels() : array();
	}

	/**
	 * The channels of every widget that the contact plugin shows on this page.
	 *
	 * @return array[]
	 */
	private static function localised_channels() {
		$islands = Hadaya_Islands::all();
		$found   = array();
		foreach ( $islands['contact-widget']['scripts'] as $handle ) {
			$data = wp_script_is( $handle, 'enqueued' ) ? (string) wp_scripts()->get_data( $handle, 'data' ) : '';
			if ( 1 !== preg_match( '/^var chaty_settings\s*=\s*(\{.*\});?\s*$/m', $data, $match ) ) {
				continue;
			}
			$settings = json_decode( $match[1], true );
			$widgets  = isset( $settings['chaty_widgets'] ) ? (array) $settings['chaty_widgets'] : array();
			foreach ( $widgets as $widget ) {
				$channels = is_array( $widget ) && isset( $widget['channels'] ) ? (array) $widget['channels'] : array();
				foreach ( $channels as $channel ) {
					if ( isset( $channel['url'], $channel['hover_text'] ) && is_string( $channel['url'] ) && is_string( $channel['hover_text'] ) ) {
						$found[] = $channel;
					}
				}
			}
		}
		return $found;
	}
}
