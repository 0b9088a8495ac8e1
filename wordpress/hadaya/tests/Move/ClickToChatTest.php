<?php
/**
 * Tests for the move from Click to Chat.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Move;

use Hadaya\ClickToChat\ClickToChatSource;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\MovePlanner;
use Hadaya\Move\MoveSource;
use Hadaya\Settings\Options;
use Hadaya\Settings\SettingChanges;
use Hadaya\Settings\SettingsInput;
use Hadaya\Tests\Site;

/**
 * Tests moving options in the formats of several Click to Chat versions.
 */
final class ClickToChatTest extends MoveTestCase {

	/**
	 * Chat options as version 4 stores them.
	 */
	const FOUR = array(
		'cc'                  => '968',
		'num'                 => '90000001',
		'number'              => '96890000001',
		'pre_filled'          => 'About {{title}} at {site}: {{url}}',
		'call_to_action'      => 'WhatsApp us about {product}',
		'style_desktop'       => '3_1',
		'style_mobile'        => '2',
		'side_1'              => 'bottom',
		'side_1_value'        => '40px',
		'side_2'              => 'left',
		'side_2_value'        => '10%',
		'mobile_side_1'       => 'bottom',
		'mobile_side_1_value' => '60px',
		'mobile_side_2'       => 'left',
		'mobile_side_2_value' => '10%',
		'display_desktop'     => 'show',
		'display_mobile'      => 'show',
		'url_structure_d'     => 'web',
		'display'             => array(
			'global_display'    => 'show',
			'woo_cart'          => 'hide',
			'woo_checkout'      => 'hide',
			'category'          => 'hide',
			'list_hideon_pages' => '15, 16,x',
			'list_hideon_cat'   => 'News',
		),
	);

	protected static function source(): MoveSource {
		return self::part( ClickToChatSource::class );
	}

	public function test_finds_no_widgets_for_an_unconfigured_plugin(): void {
		Site::$options['ht_ctc_chat_options'] = array( 'number' => '', 'cc' => '968', 'num' => '' );
		$this->assertSame( array(), self::part( ClickToChatSource::class )->widgets() );
	}

	public function test_converts_settings_of_version_4(): void {
		Site::$options = array(
			'ht_ctc_chat_options'       => self::FOUR,
			'ht_ctc_s3_1'               => array( 's3_bg_color' => '#123456', 'cta_textcolor' => '#ffffff', 'cta_bgcolor' => '#25D366' ),
			'ht_ctc_othersettings'      => array( 'an_type' => 'bounce', 'notification_badge' => '1', 'notification_count' => '3', 'google_analytics' => '1', 'enable_share' => '1', 'hook_url' => 'https://hook.example/' ),
			'ht_ctc_greetings_options'  => array( 'greetings_template' => 'greetings-1', 'header_content' => '<p>{site}</p><p>Replies soon</p>', 'main_content' => '<span>Questions about {title}?</span>', 'bottom_content' => '' ),
			'ht_ctc_greetings_settings' => array( 'g_init' => 'open', 'is_opt_in' => '1', 'opt_in' => 'I agree' ),
			'woocommerce_cart_page_id'  => '8',
		);

		$notes  = new MoveNotes();
		$widget = self::widget( $notes );
		$this->assertSame(
			array(
				'channel'        => 'Whatsapp',
				'value'          => '96890000001',
				'message'        => 'About {title} at Shop: {url}',
				'web'            => true,
				'popup'          => true,
				'popup_headline' => 'Shop – Replies soon',
				'popup_welcome'  => 'Questions about ?',
				'popup_open'     => true,
				'own_color'      => true,
				'color'          => '#123456',
			),
			$widget['channels'][0]
		);
		$this->assertSame( array( 'WhatsApp us about', '#123456', '#ffffff', '#25d366' ), array( $widget['cta_text'], $widget['color'], $widget['cta_color'], $widget['cta_ground'] ) );
		$this->assertSame( array( 'left', 40, 15, 'all', true ), array( $widget['position'], $widget['bottom'], $widget['side'], $widget['devices'], $widget['analytics'] ) );
		$this->assertSame( array( 'effect' => 'jump', 'badge' => true, 'badge_count' => 3 ), $widget['attention'] );
		$this->assertSame(
			array(
				array( 'show' => 'hide', 'rule' => 'post', 'post' => '8' ),
				array( 'show' => 'hide', 'rule' => 'post', 'post' => '15' ),
				array( 'show' => 'hide', 'rule' => 'post', 'post' => '16' ),
			),
			$widget['pages']
		);
		$this->assertSame(
			array(
				'Welcome message: {title} → –',
				'Call to action: {product} → –',
				'Position on mobile: bottom 60px left 10%',
				'Position: 10%',
			),
			self::reported( $notes, true )
		);
		$this->assertSame(
			array( 'Pages: category, News', 'Order confirmation page', 'Consent before chatting: I agree', 'Share button', 'Webhook on click: https://hook.example/' ),
			self::reported( $notes, false )
		);
	}

	public function test_converts_page_and_device_rules_of_version_3(): void {
		Site::$options['ht_ctc_chat_options'] = array(
			'cc'             => '968',
			'num'            => '90000002',
			'call_to_action' => 'WhatsApp us',
			'style_desktop'  => '8',
			'hideon_desktop' => '1',
			'same_settings'  => '1',
			'display'        => array( 'global_display' => 'hide', 'home' => 'show' ),
		);

		$notes  = new MoveNotes();
		$widget = self::widget( $notes );
		$this->assertSame( '96890000002', $widget['channels'][0]['value'] );
		$this->assertSame( array( true, 'mobile', array( array( 'show' => 'show', 'rule' => 'front' ) ) ), array( $widget['enabled'], $widget['devices'], $widget['pages'] ) );
		$this->assertSame( array( 'Wide button with text' ), self::reported( $notes, true ) );
		$this->assertSame( array(), $notes->lines( false ) );
	}

	public function test_converts_settings_of_version_2(): void {
		Site::$options['ccw_options'] = array(
			'number'            => '96890000003',
			'initial'           => 'Hi, {{url}}',
			'input_placeholder' => 'WhatsApp us',
			'position'          => '2',
			'position-2_bottom' => '25px',
			'position-2_left'   => '5px',
		);

		$widget = self::widget( new MoveNotes() );
		$this->assertSame( array( '96890000003', 'Hi, {url}' ), array( $widget['channels'][0]['value'], $widget['channels'][0]['message'] ) );
		$this->assertSame( array( 'WhatsApp us', 'left', 25, 5 ), array( $widget['cta_text'], $widget['position'], $widget['bottom'], $widget['side'] ) );
	}

	public function test_turns_off_a_moved_button_that_is_hidden_on_desktop_and_mobile(): void {
		Site::$options['ht_ctc_chat_options'] = array( 'display_desktop' => 'hide', 'display_mobile' => 'hide' ) + self::FOUR;
		$this->assertFalse( self::widget( new MoveNotes() )['enabled'] );
	}

	public function hostile(): array {
		return array(
			'an object'         => array( new \ArrayObject( array( 'x' ) ) ),
			'lists in lists'    => array( array( array( 'x', array( 'y' ) ) ) ),
			'a long text'       => array( str_repeat( 'https://shop.example/{title}', 5000 ) ),
			'bytes, not a text' => array( "\xff\xfe {title} \xc3\x28" ),
			'a number'          => array( INF ),
			'nothing'           => array( null ),
		);
	}

	/**
	 * @dataProvider hostile
	 *
	 * @param mixed $value Value.
	 */
	public function test_hostile_options_are_harmless( $value ): void {
		$sources = array(
			'ht_ctc_chat_options' => array( self::part( ClickToChatSource::class ), self::FOUR ),
			'joinchat'            => array( self::part( \Hadaya\Joinchat\JoinchatSource::class ), JoinchatTest::FIVE ),
		);
		$present = self::part( SettingChanges::class )->values( array() );
		foreach ( $sources as $option => list( $source, $good ) ) {
			foreach ( array_keys( $good ) as $name ) {
				Site::$options = array( $option => array( $name => $value ) + $good );

				$plan = self::part( MovePlanner::class )->plan( $source, array( '' ), $present );
				$plan->taken();
				$this->assertIsArray( self::part( SettingsInput::class )->check( $plan->settings( $present['widgets'] ) ), $name );
			}
		}
	}
}
