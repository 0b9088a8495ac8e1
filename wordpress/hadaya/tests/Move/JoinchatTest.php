<?php
/**
 * Tests for the move from Joinchat.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Move;

use Hadaya\Joinchat\JoinchatSource;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\MovePlanner;
use Hadaya\Move\MoveSource;
use Hadaya\Settings\Options;
use Hadaya\Settings\SettingChanges;
use Hadaya\Settings\SettingsInput;
use Hadaya\Tests\Site;

/**
 * Tests moving options in the formats of several Joinchat versions.
 */
final class JoinchatTest extends MoveTestCase {

	/**
	 * Options as version 5 stores them.
	 */
	const FIVE = array(
		'telephone'            => '+968 9000 0001',
		'mobile_only'          => 'no',
		'button_image'         => 0,
		'button_tip'           => 'Need help?',
		'button_delay'         => 3,
		'whatsapp_web'         => 'yes',
		'qr'                   => 'yes',
		'message_text'         => "Hello at *{SITE}*\nHow can we help?",
		'message_views'        => 2,
		'message_delay'        => 10,
		'message_badge'        => 'no',
		'message_send'         => 'About {TITLE} {HREF}, {REGULAR} {DISCOUNT}',
		'message_start'        => 'Open chat',
		'position'             => 'left',
		'visibility'           => array( 'all' => 'yes' ),
		'color'                => '#075e54/0',
		'dark_mode'            => 'no',
		'header'               => 'Gifts of Oman',
		'optin_text'           => 'I agree',
		'gads'                 => 'AW-123456789/AbC-D_efG',
		'message_send_product' => 'I want {PRODUCT}',
		'woo_btn_position'     => 'none',
	);

	/**
	 * Options as stored by version 3, when the plugin was named WAme.
	 */
	const THREE = array(
		'telephone'     => '96890000002',
		'mobile_only'   => 'yes',
		'button_delay'  => 5,
		'message_text'  => '',
		'message_delay' => 0,
		'message_send'  => '',
		'position'      => 'right',
		'visibility'    => array( 'all' => 'no', 'product' => 'yes', 'cart' => 'yes', '404_page' => 'yes' ),
	);

	protected static function source(): MoveSource {
		return self::part( JoinchatSource::class );
	}

	public function test_finds_no_widgets_for_an_unconfigured_plugin(): void {
		$this->assertSame( array(), self::part( JoinchatSource::class )->widgets() );
		Site::$options['joinchat'] = array( 'telephone' => '' ) + self::FIVE;
		$this->assertSame( array(), self::part( JoinchatSource::class )->widgets() );
	}

	public function test_converts_settings_of_version_5(): void {
		Site::$options['joinchat']   = self::FIVE;
		Site::$options['whatsappme'] = self::THREE;

		$notes  = new MoveNotes();
		$widget = self::widget( $notes );
		$this->assertSame(
			array(
				'channel'        => 'Whatsapp',
				'value'          => '96890000001',
				'message'        => 'About {title} {url}, {price}',
				'web'            => true,
				'popup'          => true,
				'popup_headline' => 'Gifts of Oman',
				'popup_welcome'  => "Hello at Shop\nHow can we help?",
				'popup_open'     => true,
				'own_color'      => true,
				'color'          => '#075e54',
			),
			$widget['channels'][0]
		);
		$this->assertSame( array( 'Need help?', '#075e54', '#000000', 'left', 3 ), array( $widget['cta_text'], $widget['color'], $widget['icon_color'], $widget['position'], $widget['delay'] ) );
		$this->assertSame( array( 'enabled' => true, 'click' => 'AW-123456789/AbC-D_efG' ), $widget['ads'] );
		$this->assertSame( array(), $widget['pages'] );
		$this->assertSame(
			array( 'Pre-filled message: {REGULAR} → {price}, {DISCOUNT} → –', 'Tooltip: Need help?', 'Open the chat window automatically', 'QR code on desktop' ),
			self::reported( $notes, true )
		);
		$this->assertSame(
			array( 'Product message: I want {PRODUCT}', 'Consent before chatting: I agree' ),
			self::reported( $notes, false )
		);
	}

	/**
	 * @testWith ["no", "light"]
	 *           ["yes", "dark"]
	 *           ["auto", "auto"]
	 *           ["", "light"]
	 */
	public function test_moves_the_dark_mode( string $dark_mode, string $scheme ): void {
		Site::$options['joinchat'] = array( 'dark_mode' => $dark_mode ) + self::FIVE;
		$this->assertSame( $scheme, self::widget( new MoveNotes() )['scheme'] );
	}

	public function test_converts_page_rules_of_version_3(): void {
		Site::$options = array( 'whatsappme' => self::THREE, 'woocommerce_cart_page_id' => '12' );

		$notes  = new MoveNotes();
		$widget = self::widget( $notes );
		$this->assertSame( array( true, 'mobile', 5, false ), array( $widget['enabled'], $widget['devices'], $widget['delay'], $widget['channels'][0]['popup'] ) );
		$this->assertSame(
			array(
				array( 'show' => 'show', 'rule' => 'product' ),
				array( 'show' => 'show', 'rule' => 'post', 'post' => '12' ),
			),
			$widget['pages']
		);
		$this->assertSame( array( 'Pages: 404 page' ), self::reported( $notes, false ) );
	}

	public function test_turns_off_a_moved_button_that_is_shown_nowhere(): void {
		Site::$options['joinchat'] = array( 'visibility' => array( 'all' => 'no', 'search' => 'yes' ) ) + self::FIVE;
		$this->assertFalse( self::widget( new MoveNotes() )['enabled'] );
	}

	public function test_hides_the_widget_on_the_shop_page_but_not_on_products(): void {
		Site::$posts   = array( 'https://shop.example/store/' => 7 );
		Site::$options = array(
			'joinchat'                    => array( 'visibility' => array( 'all' => 'yes', 'woocommerce' => 'no', 'product' => 'yes', 'thankyou' => 'yes' ) ) + self::FIVE,
			'woocommerce_shop_page_id'     => 7,
			'woocommerce_checkout_page_id' => 9,
		);

		$notes = new MoveNotes();
		$this->assertSame(
			array(
				array( 'show' => 'hide', 'rule' => 'category' ),
				array( 'show' => 'hide', 'rule' => 'exact', 'value' => '/store/' ),
				array( 'show' => 'hide', 'rule' => 'post', 'post' => '9' ),
			),
			self::widget( $notes )['pages']
		);
		$this->assertContains( 'Order confirmation page', self::reported( $notes, false ) );
	}

	public function test_notes_a_number_without_a_country_code_and_does_not_move_it(): void {
		Site::$options['joinchat'] = array( 'telephone' => '0123' ) + self::FIVE;

		$notes  = new MoveNotes();
		$widget = self::widget( $notes );
		$this->assertSame( array( false, array() ), array( $widget['enabled'], $widget['channels'] ) );
		$this->assertStringStartsWith( '0123 – ', $notes->lines( false )[0]['reason'] );
	}

	public function test_reports_the_pages_that_have_custom_settings(): void {
		Site::$options['joinchat']     = self::FIVE;
		Site::$posts_with['_joinchat'] = array( (object) array( 'post_title' => 'About us' ) );

		$notes = new MoveNotes();
		self::widget( $notes );
		$this->assertContains( 'Pages with custom settings: About us', self::reported( $notes, false ) );
	}

	public function test_shows_a_moved_widget_only_to_administrators_during_a_trial(): void {
		Site::$options['joinchat'] = self::FIVE;

		$present = self::part( SettingChanges::class )->values( array() );
		foreach ( array( false, true ) as $is_trial ) {
			$plan  = self::part( MovePlanner::class )->plan( self::part( JoinchatSource::class ), array( '' ), $present, $is_trial );
			$saved = self::part( SettingsInput::class )->check( $plan->settings( $present['widgets'] ) );
			$this->assertIsArray( $saved );
			$this->assertSame( array( 'Joinchat' ), $plan->names() );
			$this->assertSame( $is_trial, ! empty( $plan->settings( $present['widgets'] )['widgets'][0]['admins_only'] ) );
		}
	}
}
